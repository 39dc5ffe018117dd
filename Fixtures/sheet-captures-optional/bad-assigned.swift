import SwiftUI

struct Cue: Hashable {
  let name: String
}

struct Timeline: View {
  @State private var cue: Cue?
  @State private var isShown = false
  var body: some View {
    Button("Edit") {
      cue = Cue(name: "Bell")
      isShown = true
    }
    .popover(isPresented: $isShown) {  // expect: the `popover` can show an outdated `cue`  // help: let the body depend on it: read `cue` in the body, outside of the content
      Text(cue?.name ?? "")
        .task { cue = nil }
    }
  }
}
