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
      && lhs.isOpen == rhs.isOpen  // expect: info: `==` compares `@State isOpen`, which has its initial value on both sides
      && lhs.own == rhs.own  // expect: `@StateObject own`
      && lhs.basket.count == rhs.basket.count  // expect: `@ObservedObject basket`, which is the same object on both sides
      && lhs.shared == rhs.shared  // expect: stops the program when it is read
      && lhs.scheme == rhs.scheme  // expect: has its default value on both sides
      && lhs.isFocused == rhs.isFocused  // expect: is not connected to the focus on either side
      && lhs.currency == rhs.currency  // expect: reads the same storage on both sides
      && lhs.page == rhs.page  // expect: `@SceneStorage page`
      && lhs.draft == rhs.draft
  }
  var body: some View { Text(name) }
}

/// In an extension, through a member.
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
    lhs.ledger === rhs.ledger  // expect: while `body` reads `ledger.total`
  }
  var body: some View { Text("\(ledger.total)") }  // note: is read here
}
