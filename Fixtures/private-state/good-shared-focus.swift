import SwiftUI

struct Field: View {
  @Binding var text: String
  @FocusState var isFocused: Bool
  var body: some View { TextField("Text", text: $text).focused($isFocused) }
}

/// Both views share the focus.
struct Letter: View {
  @State private var text = ""
  @FocusState private var isCityFocused: Bool
  var body: some View {
    Field(text: $text, isFocused: _isCityFocused)
    Button("City") { isCityFocused = true }
  }
}
