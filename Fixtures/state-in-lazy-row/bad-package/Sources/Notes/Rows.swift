import SwiftUI

struct NoteRow: View {
  let title: String
  @State private var isPressed = false
  @State private var draft = ""  // expect: info: `NoteRow` keeps `draft` and `isExpanded` in a lazy row
  @State private var isExpanded = false
  var body: some View { TextField(title, text: $draft).opacity(isPressed || isExpanded ? 0.5 : 1).onTapGesture { isExpanded.toggle() } }
}

final class Loader: ObservableObject {
  static let shared = Loader()
  @Published var text = ""; func load() { text = "new" }
}

struct LoadingRow: View {
  @StateObject private var loader = Loader()  // expect: keeps `loader`
  var body: some View { Text(loader.text) }
}

/// Means nothing out of sight.
struct PressedRow: View {
  @State private var isPressed = false
  @State private var isHovered = false
  @State private var isShowingSheet = false
  @State private var image: UIImage?
  @StateObject private var shared = Loader.shared
  @GestureState private var pull = 0.0
  @FocusState private var isFocused
  @Namespace private var space
  var body: some View { Text("Row").opacity(isPressed || isHovered || isShowingSheet || image == nil ? pull : 1) }
}

struct StackRow: View {
  @State private var draft = ""
  var body: some View { TextField("Draft", text: $draft) }
}

struct ConstantRow: View {
  @State private var draft = ""
  var body: some View { TextField("Draft", text: $draft) }
}

struct Single: View {
  @State private var draft = ""
  var body: some View { TextField("Draft", text: $draft) }
}

/// Deeper in a row.
struct Editor: View {
  @State private var draft = ""
  var body: some View { TextField("Draft", text: $draft) }
}

struct EditorRow: View {
  var body: some View { HStack { Editor() } }
}
