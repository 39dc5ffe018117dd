// with: strict
import SwiftUI

/// Made of what is not compared.
struct Seal: View, Equatable {
  let name: String
  private let title: String
  init(name: String, suffix: String) {
    self.name = name
    self.title = String(suffix.prefix(2))
  }
  static func == (a: Seal, b: Seal) -> Bool { a.name == b.name }  // expect: info: ignores `title`
  var body: some View { Text(title) }
}

/// No code applies `.equatable()`.
struct Stamp: View, Equatable {
  let name: String
  let title: String
  static func == (a: Stamp, b: Stamp) -> Bool { a.name == b.name }  // expect: info: ignores `title`
  var body: some View { Text(title) }
}

struct Letter: View {
  let title: String
  var body: some View { Stamp(name: "a", title: title) }
}
