// What does not keep to the language yet: a list that may only become shorter.

import Foundation
import Testing

/// The folder of the repository.
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// `Tests/grammar-pending.txt`: one line for each place and kind of violation, sorted. Without the file nothing is
/// pending. `SAMEVIEW_BLESS_GRAMMAR=1 swift test --filter LanguageTests` writes it; that is meant for texts that are
/// about to be rewritten, not for new ones.
enum Pending {
  private static let file = root.appending(path: "Tests/grammar-pending.txt")
  static let isWritten = ProcessInfo.processInfo.environment["SAMEVIEW_BLESS_GRAMMAR"] != nil

  static func entries(of section: String) -> Set<String> {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(section + " ") })
  }

  /// Records an issue for each violation that is not pending, and for each pending one that is gone.
  ///
  /// - Parameter found: The texts that violate, by the line that would stand in the file.
  static func compare(_ found: [String: [String]], section: String) {
    if isWritten { return }
    let pending = entries(of: section)
    for (entry, texts) in found.sorted(by: { $0.key < $1.key }) where !pending.contains(entry) {
      Issue.record("\(entry):\n  \(texts.prefix(5).joined(separator: "\n  "))")
    }
    for entry in pending.sorted() where found[entry] == nil {
      Issue.record("take out of Tests/grammar-pending.txt, as it is right now: \(entry)")
    }
  }

  static func write(_ entries: [String]) throws {
    try entries.sorted().map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
  }
}
