import Foundation

final class Registry {
  static let shared = Registry()
  private var names: [Int: String] = [:]
  func set(_ name: String, for id: Int) { names[id] = name }

  func name(_ id: Int) -> String {
    NumberFormatter().string(from: id as NSNumber) ?? ""  // expect: info: `NumberFormatter()` (formatter construction) runs on every evaluation of 4 views (`First`, `Second` and 2 more), in `Fourth` once for each row
  }

  func count() -> Int {
    names.count + DateFormatter().dateFormat.count  // expect: runs on every evaluation of 2 views (`Third` and `Counter`)
  }
}
