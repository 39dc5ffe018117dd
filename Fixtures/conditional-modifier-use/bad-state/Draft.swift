import SwiftUI

struct Draft: View {
  @State private var text = ""  // note: `@State text` starts again
  @FocusState private var isFocused: Bool  // note: `@FocusState isFocused` starts again

  var body: some View {
    TextField("Draft", text: $text).focused($isFocused)
  }
}

struct DraftCard: View {
  var body: some View { GroupBox { Draft() } }
}
