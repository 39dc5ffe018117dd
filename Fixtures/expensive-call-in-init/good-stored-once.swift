import SwiftUI

private let sharedFormatter = DateFormatter()

/// Kept for all, or copied from what is given.
struct Stored: View {
  static let formatter = NumberFormatter()
  private let own = Stored.formatter
  private let global = sharedFormatter
  private let text: String
  private let names: [String]
  init(names: [String], text: String = "") {
    self.names = Array(names.prefix(3))
    self.text = text.trimmingCharacters(in: .whitespaces)
  }
  var body: some View { Text(text + (own.string(from: 1) ?? "") + names[0]) }
}

struct Windows7: Scene {
  let formatter = DateFormatter()
  var body: some Scene { WindowGroup { Text(formatter.string(from: .distantPast)) } }
}
