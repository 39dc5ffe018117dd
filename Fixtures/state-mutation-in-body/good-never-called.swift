import SwiftUI

extension View {
  /// Nothing calls it.
  func counting() -> some View { Counted(content: self) }
}

private struct Counted<Content: View>: View {
  let content: Content
  @State private var count = 0

  var body: some View {
    count += 1
    return content.opacity(count > 3 ? 0.5 : 1)
  }
}

@main
struct Ledger: App {
  var body: some Scene {
    WindowGroup { Page() }
  }
}

struct Page: View {
  var body: some View { Text("page") }

  /// Nothing reads it either.
  private var old: some View { Text("old").counting() }
}
