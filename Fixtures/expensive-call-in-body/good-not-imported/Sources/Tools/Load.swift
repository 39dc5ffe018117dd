import Foundation

// The shop does not import this module: `load` there is another function.
public func load(_ name: String) -> Int { (try? Data(contentsOf: URL(fileURLWithPath: name)))?.count ?? 0 }
