import SwiftUI

// In one of the two targets the call means SwiftUI's own modifier. What differs is unknown.
struct Shelf: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
      .focusSection()
  }
}
