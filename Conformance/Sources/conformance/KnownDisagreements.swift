// Disagreements that are understood and accepted. The list can only shrink.

import Files
import Foundation

/// `known-disagreements.txt`: on each line a piece of the text of a disagreement, ` | `, the reason.
struct KnownDisagreements: Sendable {
  struct Entry: Sendable {
    let pattern: String
    let line: Int
  }
  private(set) var entries: [Entry] = []

  init(path: String) {
    guard case .success(let bytes) = readFile(path) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.hasPrefix("#"), let bar = line.range(of: " | ") else { continue }
      entries.append(Entry(pattern: String(line[..<bar.lowerBound]), line: number + 1))
    }
  }

  /// The number of the entry that this line of the report falls under.
  func index(matching line: String) -> Int? {
    entries.firstIndex { line.contains($0.pattern) }
  }
}
