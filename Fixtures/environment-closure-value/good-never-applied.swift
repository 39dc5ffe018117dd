import SwiftUI

private struct DismissAllKey: EnvironmentKey {
  static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  var dismissAll: () -> Void {
    get { self[DismissAllKey.self] }
    set { self[DismissAllKey.self] = newValue }
  }
}

/// Nothing applies it.
struct DismissingModifier: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
      .environment(\.dismissAll, dismissAll)
      .onTapGesture { count += 1 }
  }

  private func dismissAll() { count = 0 }
}

struct Closer: View {
  @Environment(\.dismissAll) private var dismissAll
  var body: some View { Button("Close", action: dismissAll) }
}

@main
struct Shelf: App {
  var body: some Scene {
    WindowGroup { Closer() }
  }
}
