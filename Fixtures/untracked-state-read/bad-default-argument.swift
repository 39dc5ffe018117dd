// with: strict
import SwiftUI

/// The call leaves the argument out.
enum Switches {
  static var isNew: Bool { UserDefaults.standard.bool(forKey: "isNew") }
  static func turn() { UserDefaults.standard.set(true, forKey: "isNew") }
}

enum Cards {
  static func visible(count: Int, isNew: Bool = Switches.isNew) -> Int { isNew ? count : 0 }
}

struct Deck: View {
  @State private var count = 1
  var body: some View {
    Text("\(Cards.visible(count: count))")  // expect: `Deck.body` reads `UserDefaults.bool(forKey:)`
    Button("More") { count += 1 }
    Table()
  }
}

struct Table: View {
  var body: some View { Button("Turn") { Switches.turn() } }
}
