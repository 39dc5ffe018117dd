// with: strict
import SwiftUI

final class Box {
  var name = ""
  deinit { print(name) }
}

struct Code: View {
  let text: String
  private let box = Box()  // expect: the old one is deinitialized

  var body: some View {
    Button(box.name) { box.name = text }
  }
}

struct Codes: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Code(text: text)
  }
}
