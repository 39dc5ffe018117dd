import SwiftUI

struct Editor: View {
  @State var draft = ""  // expect: info: `@State var draft` is not `private`: a caller can pass a value, which SwiftUI ignores after the first update
  @State var image: UIImage?  // expect: `@State var image`
  @StateObject var model = EditorModel()  // expect: `@StateObject var model`
  @FocusState var isFocused: Bool  // expect: `@FocusState var isFocused`
  @AccessibilityFocusState var isSpoken: Bool  // expect: `@AccessibilityFocusState var isSpoken`
  @State private(set) var page = 0  // expect: info: `@State var page`
  @State public private(set) var column = 0  // expect: info: `@State var column`
  @State public var zoom = 1.0  // expect: warning: `@State var zoom`
  @State internal var scale = 1.0  // expect: warning: `@State var scale`
  @SceneStorage("tab") var tab = 0  // expect: `@SceneStorage var tab`
  @Namespace var shapes
  @Toggled private var isOn

  var body: some View { TextField("Title", text: $draft).modifier(Glow()).buttonStyle(Pressed()).disabled(isOn) }
}

struct Glow: ViewModifier {
  @GestureState var drag = CGSize.zero  // expect: `@GestureState var drag`
  func body(content: Content) -> some View { content.offset(drag) }
}

/// With an initializer of its own, no other code needs to see the storage.
struct Timer: View {
  @State var seconds: Int  // expect: info: `@State var seconds` is not `private`: code outside of this view would read its initial value
  @StateObject var model: EditorModel  // expect: `@StateObject var model`

  init(start: Int) {
    _seconds = State(initialValue: start)
    _model = StateObject(wrappedValue: EditorModel())
  }
  var body: some View { Text("\(seconds)") }
}

struct Pressed: ButtonStyle {
  @State var count = 0  // expect: `@State var count`
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Views that nothing creates are left alone.
let editors: [Any.Type] = [Timer.self]

@propertyWrapper struct Toggled: DynamicProperty {
  @State private var isOn = false
  var wrappedValue: Bool { isOn }
}

final class EditorModel: ObservableObject {}
