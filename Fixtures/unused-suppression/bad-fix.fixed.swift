import SwiftUI

struct Names: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
//                             ^~~~~~~~~~~~~~~~~~ expect: has nothing to report
      Text("a")
//                                       ^~~~~~~~ expect: has nothing to report
      // sameview:disable:next index-as-id - the last name is never edited
//                                          ^~~~~~~~ expect: has nothing to report
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      // sameview:disable:next index-as-id - the last name is never edited
//                             ^~~~~~~~ expect: has nothing to report
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      Text( "b")
//                                  ^~~~~~~~ expect: has nothing to report
      Button("Fewer") { names.removeLast() }
    }
  }
}
