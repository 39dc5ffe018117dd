import SwiftUI

struct Draft: View {
  @State private var text = ""  // note: `@State text` returns to its initial value
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Draft", text: $text).focused($isFocused)
  }
}

struct DraftCard: View {
  var body: some View { GroupBox { Draft() } }
}
