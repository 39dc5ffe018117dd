import Foundation

protocol Source {
  var title: String { get }
  func read() -> String
}

/// Two types fulfill this one, and it is unknown which is meant.
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
