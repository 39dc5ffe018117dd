// Views ask the inner object by members of its class.
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var items: Set<String> = []
  var isEmpty: Bool { items.isEmpty }
  func contains(_ item: String) -> Bool { items.contains(item) }
  func add(_ item: String) { items.insert(item) }
}

final class Shop: ObservableObject {
  @Published private(set) var basket = Basket()  // expect: info: `Shop.basket` holds a nested `ObservableObject`: a change of `Basket.items` alone does not update `BasketMark`
  @Published var name = ""
}

struct BasketMark: View {
  @EnvironmentObject var shop: Shop
  var body: some View {
    Text(shop.basket.isEmpty ? "Empty" : "Full")
    Button("Add") { shop.basket.add("Apple") }
  }
}

final class Cellar: ObservableObject {
  @Published private(set) var basket = Basket()  // expect: info: `Cellar.basket` holds a nested `ObservableObject`
}

struct AppleMark: View {
  @ObservedObject var cellar: Cellar
  var body: some View {
    Text(cellar.basket.contains("Apple") ? "Yes" : "No")
    Button("Add") { cellar.basket.add("Apple") }
  }
}

/// Announces its changes by hand.
final class Tally: ObservableObject {
  private var marks = 0
  var isOpen: Bool { marks == 0 }
  func add() {
    objectWillChange.send()
    marks += 1
  }
}

final class Game: ObservableObject {
  let tally = Tally()  // expect: info: a change of `Tally.marks` alone does not update `GameView`
}

struct GameView: View {
  @ObservedObject var game: Game
  var body: some View {
    Text(game.tally.isOpen ? "Open" : "Closed")
    Button("Mark") { game.tally.add() }
  }
}

final class Settings: ObservableObject { @Published var host = "" }

/// Follows another object than the one that the view reads.
final class Account: ObservableObject {
  @Published private(set) var basket = Basket()  // expect: info: `Account.basket` holds a nested `ObservableObject`
  let settings = Settings()
  private var cancellables: Set<AnyCancellable> = []
  init() {
    settings.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
  }
}

struct AccountView: View {
  @ObservedObject var account: Account
  var body: some View {
    Text("\(account.basket.items.count)")
    Button("Add") { account.basket.add("Apple") }
  }
}
