import SwiftUI

// The initializer of the child stores the binding.
struct Inner: View {
  @Binding var text: String
  init(_ text: Binding<String>) { _text = text }
  var body: some View { TextField("Text", text: $text) }
}

struct Outer: View {
  @State private var text = ""
  var body: some View { Inner($text).id(text) }  // expect: info: `.id(text)` re-creates the view whenever the user edits the value in it
}
