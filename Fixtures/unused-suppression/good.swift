import SwiftUI

struct Names: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      // sameview:disable:next index-as-id - the last name is never edited
      // Another comment may stand between.

      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) } // sameview:disable:this identity
      // sameview:disable index-as-id
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      // sameview:enable index-as-id
      Button("Fewer") { names.removeLast() }
    }
  }
}

// Off by default and not among the rules of a usual run, or talk about comments: // sameview:disable:next x
// The text sameview:disable:next any-view is not a comment to SameView.
let text = "// sameview:disable:next any-view"
