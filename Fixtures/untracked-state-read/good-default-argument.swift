import SwiftUI

/// The call passes the value, so that the default is not read.
enum Switches {
  static var isNew: Bool { UserDefaults.standard.bool(forKey: "isNew") }
  static func turn() { UserDefaults.standard.set(true, forKey: "isNew") }
}

enum Cards {
  static func visible(count: Int, isNew: Bool = Switches.isNew) -> Int { isNew ? count : 0 }
}

struct Deck: View {
  @AppStorage("isNew") private var isNew = false
  @State private var count = 1
  var body: some View {
    Text("\(Cards.visible(count: count, isNew: isNew))")
    Button("More") { count += 1 }
    Table()
  }
}

struct Table: View {
  var body: some View { Button("Turn") { Switches.turn() } }
}
