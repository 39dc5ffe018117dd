import SwiftUI

final class Setup: ObservableObject {
  @Published var isLoaded = false
  var title = ""  // expect: info: `Page` shows `Setup.title`
  var isQuiet = false  // expect: info: `Page` shows `Setup.isQuiet`
  func load() { isLoaded = true }
}

struct Page: View {
  @ObservedObject var setup: Setup
  var body: some View {
    Text(setup.title + (setup.isQuiet ? "" : "!"))
    Button("Rename") { rename(setup) }
    Button("Quiet") { setup.isQuiet = true }
  }
  /// Not one that it has just made.
  private func rename(_ setup: Setup) { setup.title = "New" }
}
