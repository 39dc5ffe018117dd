import SwiftUI

struct Unused: View {
  @Environment(\.colorScheme) private var scheme  // expect: info: `@Environment(\.colorScheme) scheme` is never used
  @Environment(\.dismiss) var dismiss  // expect: `@Environment(\.dismiss) dismiss` is never used
  var body: some View { Text("Unused") }
}

struct Shaded: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled  // expect: is never used
  func body(content: Content) -> some View { content.opacity(0.5) }
}

struct Soft: ButtonStyle {
  @Environment(\.isFocused) private var isFocused  // expect: is never used
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Changes often, and only actions look.
struct Volatile: View {
  @Environment(\.scenePhase) private var phase  // expect: `@Environment(\.scenePhase) phase` is used only in actions
  @Environment(\.editMode) var editMode  // expect: `@Environment(\.editMode) editMode` is used only in actions
  var body: some View {
    Text("Volatile")
      .onTapGesture { print(phase) }  // note: used here, outside of an update
    Button("Edit", action: edit)
  }
  private func edit() { editMode?.wrappedValue = .active }
}
