// with: strict
import SwiftUI

struct Paw: View {
  let tint: Color
  var body: some View { Circle().fill(tint) }
}

struct Editor: View {
  @State private var draft = ""  // note: `@State draft` returns to its initial value
  var body: some View { TextEditor(text: $draft) }
}

struct Garden: View {
  @Binding var isUp: Bool
  func flipIsUp() { isUp.toggle() }
  @Binding var query: String
  var body: some View {
    VStack {
      // Rearranged, nothing to lose.
      if isUp {  // expect: info: both branches show `Paw` at different places
        Paw(tint: .green)
        Spacer()
      } else {
        Spacer()
        Paw(tint: .red)
      }
      // What is written is lost with the place.
      if isUp {  // expect: info: both branches show `Editor` at different places
        HStack { Text("a"); Text("b"); Editor() }
      } else {
        VStack { Editor(); Image(systemName: "leaf") }
      }
      // The same container with other content around what owns state.
      if isUp {  // expect: info: both branches show `Editor` at different places
        VStack { Editor(); Text("up") }
      } else {
        VStack { Editor(); Image(systemName: "arrow.down") }
      }
      // The very same field.
      if isUp {  // expect: info: both branches show `TextField` at different places
        HStack { TextField("Find", text: $query); Text("up"); Text("now") }
      } else {
        VStack { Image(systemName: "tray"); TextField("Find", text: $query) }
      }
    }
  }
}
