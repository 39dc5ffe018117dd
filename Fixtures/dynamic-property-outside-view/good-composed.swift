import SwiftUI

// A wrapper made of others, a widget, commands, styles, and a struct whose protocol makes it a view.
@propertyWrapper
struct Saved<Value>: DynamicProperty {
  @State private var value: Value
  @Environment(\.locale) private var locale
  init(wrappedValue: Value) { _value = State(initialValue: wrappedValue) }
  var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
}

struct Shortcuts: Commands {
  @AppStorage("isLarge") private var isLarge = false
  @Environment(\.openURL) private var openURL
  @FocusedBinding(\.title) private var title
  var body: some Commands { CommandMenu("View") { Toggle("Large", isOn: $isLarge) } }
}

extension FocusedValues {
  @Entry var title: Binding<String>?
}

struct Ring: Shape {
  @Environment(\.layoutDirection) private var direction
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

protocol Page: View {}

struct First: Page {
  @Namespace private var shapes
  @GestureState private var isPressed = false
  var body: some View { Circle().matchedGeometryEffect(id: 1, in: shapes) }
}
