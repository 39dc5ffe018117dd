import SwiftUI

extension EnvironmentValues {
  @Entry var zoom = 1.0
}

/// Keys that change often, and that only actions read.
struct Map1: View {
  @Environment(\.isFocused) private var isFocused  // expect: info: `@Environment(\.isFocused) isFocused` is used only in actions
  @Environment(\.isSearching) private var isSearching  // expect: info: `@Environment(\.isSearching) isSearching` is used only in actions
  @Environment(\.scenePhase) private var phase  // expect: info: `@Environment(\.scenePhase) phase` is used only in actions
  var body: some View {
    Button("Print") { print(isFocused, isSearching) }
      .task { print(phase) }
  }
}

struct Map2: View {
  @Environment(\.zoom) private var zoom  // expect: info: is never used
  @Environment(\.openWindow) private var openWindow  // expect: info: is never used
  @Environment(\.undoManager) private var undoManager  // expect: info: is never used
  @Environment(\.presentationMode) private var mode  // expect: info: is never used
  var body: some View { Text("Map") }
}
