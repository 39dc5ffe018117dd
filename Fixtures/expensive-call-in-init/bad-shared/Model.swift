import Foundation

enum Archive {
  static func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "archive")) ?? []  // expect: runs whenever the parents of 2 views (`Shelf` and `Drawer`) update
  }

  /// A body reaches this, too: `expensive-call-in-body` says so.
  static func text() -> String { (try? String(contentsOfFile: "archive.txt", encoding: .utf8)) ?? "" }
}
