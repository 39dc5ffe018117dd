import Foundation

protocol Source {
  var title: String { get }
  func read() -> String
}

/// Two types fulfill this one, and there is no telling which.
protocol Backup {
  func restore() -> String
}

func headline<S: Source>(of source: S) -> String {
  source.title
}

struct Shelf<Item: Source> {
  let items: [Item]
  let one: Item
  func first() -> String {
    one.read()
  }
}
