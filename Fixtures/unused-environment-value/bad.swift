import SwiftUI

struct Unused: View {
  @Environment(\.colorScheme) private var scheme  // expect: warning: `@Environment(\.colorScheme) scheme` is never used, yet a change of it evaluates `body` of `Unused` again
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
  @Environment(\.scenePhase) private var phase  // expect: is used in actions only
  @Environment(\.editMode) var editMode  // expect: `@Environment(\.editMode) editMode` is used in actions only
  var body: some View {
    Text("Volatile")
      .onTapGesture { print(phase) }  // note: used here, which is no part of an update
    Button("Edit", action: edit)
  }
  private func edit() { editMode?.wrappedValue = .active }
}
