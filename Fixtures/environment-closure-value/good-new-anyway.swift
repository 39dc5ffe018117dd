import SwiftUI

struct OpenKey: EnvironmentKey {
  static let defaultValue: (Int) -> Void = { _ in }
}

extension EnvironmentValues {
  var openPage: (Int) -> Void {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }
}

struct PageLink: View {
  @Environment(\.openPage) private var openPage
  let onClose: () -> Void
  var body: some View {
    Button("Open") { openPage(1) }
    Button("Close", action: onClose)
  }
}

/// What reads the key takes a closure, too, which is new each time.
struct Manual: View {
  @State private var title = ""
  var body: some View {
    PageLink(onClose: { title = "" }).environment(\.openPage) { print(title, $0) }
    TextField("Title", text: $title)
  }
}
