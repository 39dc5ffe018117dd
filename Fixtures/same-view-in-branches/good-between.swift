import SwiftUI

struct Lobby: View {
  @State private var width = 0
  var body: some View {
    Stepper("Width", value: $width)
    if width < 10 {
      Wide()
    } else if width < 20 {
      Tall()
    } else {
      Wide()
    }
  }
}

struct Wide: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}

struct Tall: View {
  var body: some View { Text("Tall") }
}
