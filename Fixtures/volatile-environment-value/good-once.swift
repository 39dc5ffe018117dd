import SwiftUI

extension EnvironmentValues {
  @Entry var opened = Date.distantPast
  @Entry var isNarrow = false
}

/// Set when the view is made, and by the class of the size.
struct Chronometer: View {
  private let opened: Date
  @State private var started: Date
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  init(opened: Date) {
    self.opened = opened
    _started = State(initialValue: opened)
  }
  var body: some View {
    Text("A")
      .environment(\.opened, opened)
      .environment(\.opened, started)
      .environment(\.isNarrow, width == .compact || height == .compact)
      .transformEnvironment(\.isNarrow) { $0 = $0 || width == .compact }
  }
}
