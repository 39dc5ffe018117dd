import Foundation

public func load(_ name: String) -> Int {
  (try? Data(contentsOf: URL(fileURLWithPath: name)))?.count ?? 0  // note: `load()` calls
}
