import Foundation

struct Paper: Source {
  var title: String {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0))  // note: `title` calls `ISO8601DateFormatter()`
  }
  func read() -> String {
    String(decoding: bytes(), as: UTF8.self)  // note: `read()` calls `bytes()`
  }
  private func bytes() -> Data {
    (try? Data(contentsOf: URL(fileURLWithPath: "/tmp/paper"))) ?? Data()  // note: `bytes()` calls `Data(contentsOf:)`
  }
}

struct LocalBackup: Backup {
  func restore() -> String { (try? String(contentsOfFile: "/tmp/a", encoding: .utf8)) ?? "" }
}

struct NoBackup: Backup {
  func restore() -> String { "" }
}
