import SwiftUI

struct Hall: View {
  @State private var width = 0
  var body: some View {
    Stepper("Width", value: $width)
    if width < 10 {  // expect: both branches show the same `Broad`  // help: join the conditions for `Broad` with `||`, so that one branch shows it
      Broad()
    } else if width < 20 {
      Broad()
    } else {
      Text("Tall")
    }
  }
}

struct Broad: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
