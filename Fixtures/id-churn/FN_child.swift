import SwiftUI

// The child has an initializer of its own, which may do anything with the binding.
struct Inner: View {
  @Binding var text: String
  init(_ text: Binding<String>) { _text = text }
  var body: some View { TextField("Text", text: $text) }
}

struct Outer: View {
  @State private var text = ""
  var body: some View { Inner($text).id(text) }
}
