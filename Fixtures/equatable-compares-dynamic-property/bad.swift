import Observation
import SwiftUI

final class Basket: ObservableObject, Equatable {
  @Published var count = 0
  static func == (lhs: Basket, rhs: Basket) -> Bool { lhs === rhs }
}

final class Ledger { var total = 0 }

struct Till: View, Equatable {
  let name: String
  @State private var isOpen = false  // note: declared here
  @StateObject private var own = Basket()
  @ObservedObject var basket: Basket
  @EnvironmentObject var shared: Basket
  @Environment(\.colorScheme) var scheme
  @FocusState var isFocused: Bool
  @AppStorage("currency") var currency = "EUR"
  @SceneStorage("page") var page = 1
  @Binding var draft: String
  static func == (lhs: Till, rhs: Till) -> Bool {
    lhs.name == rhs.name
      && lhs.isOpen == rhs.isOpen  // expect: warning: `==` compares `@State isOpen`: both sides have its initial value
      && lhs.own == rhs.own  // expect: `@StateObject own`
      && lhs.basket.count == rhs.basket.count  // expect: `@ObservedObject basket`: both sides hold the same object
      && lhs.shared == rhs.shared  // expect: reading it stops the program
      && lhs.scheme == rhs.scheme  // expect: both sides have its default
      && lhs.isFocused == rhs.isFocused  // expect: neither side is connected to the focus
      && lhs.currency == rhs.currency  // expect: both sides read the same storage
      && lhs.page == rhs.page  // expect: `@SceneStorage page`
      && lhs.draft == rhs.draft  // expect: info: `@Binding draft`
  }
  var body: some View { Text(name) }
}

/// In an extension, by way of a member.
struct Drawer: View {
  @State var coins: [Int] = []
  var body: some View { Text("\(coins.count)") }
}

extension Drawer: Equatable {
  static func == (a: Drawer, b: Drawer) -> Bool {
    guard a.coins.count == b.coins.count else { return false }  // expect: `@State coins`
    return true
  }
}

/// An object without observation.
struct Total: View, Equatable {
  let ledger: Ledger
  static func == (lhs: Total, rhs: Total) -> Bool {
    lhs.ledger === rhs.ledger  // expect: but `body` reads `ledger.total`
  }
  var body: some View { Text("\(ledger.total)") }  // note: is read here
}
