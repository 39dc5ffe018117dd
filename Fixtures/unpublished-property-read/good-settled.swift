import SwiftUI

final class Setup: ObservableObject {
  @Published var isLoaded = false
  var title = ""
  var isQuiet = false
  private var drafts: [String: String] = [:]
  func load() { isLoaded = true }
  /// Kept while it is asked for.
  func draft(_ id: String) -> String {
    if let draft = drafts[id] { return draft }
    drafts[id] = id
    return id
  }
  var count: Int { drafts.count }
  /// Before anything shows it.
  static func make(_ title: String) -> Setup {
    let setup = Setup()
    setup.title = title
    return setup
  }
}

struct Page: View {
  @ObservedObject var setup: Setup
  var body: some View {
    Text(setup.title + (setup.isQuiet ? "" : "!") + "\(setup.count)")
  }
  /// A modifier-style method sets it up.
  func quiet() -> Page {
    setup.isQuiet = true
    return self
  }
}
