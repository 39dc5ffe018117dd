import SwiftUI

extension EnvironmentValues {
  @Entry var zoom = 1.0
}

/// Keys that change often, of which only actions look.
struct Map1: View {
  @Environment(\.isFocused) private var isFocused  // expect: warning: is used in actions only
  @Environment(\.isSearching) private var isSearching  // expect: warning: is used in actions only
  @Environment(\.scenePhase) private var phase  // expect: warning: is used in actions only
  var body: some View {
    Button("Print") { print(isFocused, isSearching) }
      .task { print(phase) }
  }
}

struct Map2: View {
  @Environment(\.zoom) private var zoom  // expect: warning: is never used
  @Environment(\.openWindow) private var openWindow  // expect: warning: is never used
  @Environment(\.undoManager) private var undoManager  // expect: warning: is never used
  @Environment(\.presentationMode) private var mode  // expect: warning: is never used
  var body: some View { Text("Map") }
}
