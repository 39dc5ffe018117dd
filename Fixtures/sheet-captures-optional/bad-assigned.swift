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
    .popover(isPresented: $isShown) {  // expect: the `popover` can show an outdated `cue`  // help: let the body depend on it: capture the value in the content, `{ [shown = cue] in … }`
      Text(cue?.name ?? "")
        .task { cue = nil }
    }
  }
}
