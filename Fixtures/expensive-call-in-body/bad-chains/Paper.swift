import Foundation

struct Paper: Source {
  var title: String {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0))  // expect: `ISO8601DateFormatter()` (formatter construction) runs on every evaluation of 2 views (`Screen` and `Headlines`)
  }
  func read() -> String {
    String(decoding: bytes(), as: UTF8.self)
  }
  private func bytes() -> Data {
    (try? Data(contentsOf: URL(fileURLWithPath: "/tmp/paper"))) ?? Data()  // expect: info: `Data(contentsOf:)` (file access) runs on every evaluation of 2 views (`Screen` and `Headlines`)
  }
}

struct LocalBackup: Backup {
  func restore() -> String { (try? String(contentsOfFile: "/tmp/a", encoding: .utf8)) ?? "" }
}

struct NoBackup: Backup {
  func restore() -> String { "" }
}
