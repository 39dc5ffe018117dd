// The outer object forwards the changes of this very object.
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var items: Set<String> = []
  var isEmpty: Bool { items.isEmpty }
  func add(_ item: String) { items.insert(item) }
}

final class Settings: ObservableObject { @Published var host = "" }

final class Shop: ObservableObject {
  @Published private(set) var basket = Basket()
  let settings = Settings()
  private var cancellables: Set<AnyCancellable> = []
  init() {
    basket.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    settings.objectWillChange.sink { [weak self] _ in self?.save() }.store(in: &cancellables)
  }
  private func save() {}
}

struct BasketMark: View {
  @EnvironmentObject var shop: Shop
  var body: some View {
    Text(shop.basket.isEmpty ? "Empty" : "Full")
    Button("Add") { shop.basket.add("Apple") }
  }
}

/// Nothing of what the view asks changes.
final class Tally: ObservableObject {
  private var marks = 0
  private let limit = 3
  var isShort: Bool { limit < 4 }
  func add() {
    objectWillChange.send()
    marks += 1
  }
}

final class Game: ObservableObject { let tally = Tally() }

struct GameView: View {
  @ObservedObject var game: Game
  var body: some View {
    Text(game.tally.isShort ? "Short" : "Long")
    Button("Mark") { game.tally.add() }
  }
}
