import SwiftUI

/// Made of what is compared.
struct Pin: View, Equatable {
  let name: String
  private let initials: Text
  init(name: String) {
    self.name = name
    self.initials = Text(name)
  }
  static func == (a: Pin, b: Pin) -> Bool { a.name == b.name }
  var body: some View { initials }
}

struct Seal: View, Equatable {
  let name: String
  private let title: String
  init(name: String) {
    self.name = name
    self.title = String(name.prefix(2))
  }
  static func == (a: Seal, b: Seal) -> Bool { a.name == b.name }
  var body: some View { Text(title) }
}
