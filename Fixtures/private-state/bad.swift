import SwiftUI

struct Editor: View {
  @State var draft = ""  // expect: info: `@State var draft`
  @StateObject var model = EditorModel()  // expect: `@StateObject var model`
  @FocusState var isFocused: Bool  // expect: `@FocusState var isFocused`
  @State private(set) var page = 0  // expect: info: `@State var page`
  @State public var zoom = 1.0  // expect: warning: `@State var zoom`
  @Namespace var shapes  // expect: `@Namespace var shapes`

  var body: some View { TextField("Title", text: $draft) }
}

struct Glow: ViewModifier {
  @GestureState var drag = CGSize.zero  // expect: `@GestureState var drag`
  func body(content: Content) -> some View { content.offset(drag) }
}

final class EditorModel: ObservableObject {}
