import SwiftUI

struct Names: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      // sameview:disable:next unstable-inline-id - mended
//                             ^~~~~~~~~~~~~~~~~~ expect: has nothing to report
      Text("a") // sameview:disable:this any-view
//                                       ^~~~~~~~ expect: has nothing to report
      // sameview:disable:next index-as-id, any-view - the last name is never edited
//                                          ^~~~~~~~ expect: has nothing to report
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      // sameview:disable:next any-view, index-as-id - the last name is never edited
//                             ^~~~~~~~ expect: has nothing to report
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      Text(/* sameview:disable:this any-view */ "b")
//                                  ^~~~~~~~ expect: has nothing to report
      Button("Fewer") { names.removeLast() }
    }
  }
}
