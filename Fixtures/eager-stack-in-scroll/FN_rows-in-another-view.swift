import SwiftUI

// The stack and its rows are the body of another view; what a view of the project holds is not looked into, as
// it may be used elsewhere as well.

struct Hills: View {
  @State private var hills: [String] = []
  var body: some View {
    ScrollView { Slopes(hills: hills) }
  }
}

struct Slopes: View {
  let hills: [String]
  var body: some View {
    VStack { ForEach(hills, id: \.self) { Text($0) } }
  }
}
