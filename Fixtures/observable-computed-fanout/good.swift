import SwiftUI

struct Coin: Identifiable, Equatable {
  let id: Int
  var value = 0
}

@Observable final class Purse {
  var coins: [Coin] = [] {
    didSet { large = coins.filter { $0.value > 10 } }
  }
  let kinds = [1, 2, 5]
  private(set) var large: [Coin] = []
  /// Found at once.
  var count: Int { coins.count }
  var isEmpty: Bool { coins.isEmpty }
  var first: Coin? { coins.first }
  /// Constants.
  var small: [Int] { kinds.filter { $0 < 5 } }
  /// One view reads it.
  var total: Int { coins.reduce(0) { $0 + $1.value } }
  /// Only actions read it.
  var odd: [Coin] { coins.filter { $0.value % 2 == 1 } }
}

/// Each row has its own.
@Observable final class Shelf: Identifiable {
  var books: [Coin] = []
  var thick: [Coin] { books.filter { $0.value > 10 } }
}

struct ShelfRow: View {
  let shelf: Shelf
  var body: some View { Text("\(shelf.thick.count)") }
}

struct Shelves: View {
  let shelves: [Shelf]
  var body: some View { List(shelves) { ShelfRow(shelf: $0) } }
}

/// Watched as a whole, whatever is read.
final class Wallet: ObservableObject {
  @Published var coins: [Coin] = []
  var large: [Coin] { coins.filter { $0.value > 10 } }
}

struct PurseView: View {
  let purse: Purse
  @ObservedObject var wallet: Wallet
  var body: some View {
    Text("\(purse.count) \(purse.total) \(purse.small.count) \(wallet.large.count)")
    Button("Count") { print(purse.odd.count) }
  }
}

struct CoinsView: View {
  let purse: Purse
  @ObservedObject var wallet: Wallet
  var body: some View {
    Text("\(purse.count) \(purse.first?.id ?? 0) \(purse.isEmpty ? 1 : 0)")
    Text("\(purse.small.count) \(purse.large.count) \(wallet.large.count)")
    Button("Count") { print(purse.odd.count) }
  }
}

struct Purse_Previews: PreviewProvider {
  struct Frame: View {
    let purse: Purse
    var body: some View { Text("\(purse.total)") }
  }
  static var previews: some View { Frame(purse: Purse()) }
}

// What depends on the time cannot be kept.

@Observable final class Agenda {
  var dates: [Date] = []
  var upcoming: [Date] { dates.filter { $0 > .now } }
}

struct AgendaView: View {
  let agenda: Agenda
  var body: some View { Text("\(agenda.upcoming.count)") }
}

struct AgendaBadge: View {
  let agenda: Agenda
  var body: some View { Text("\(agenda.upcoming.count)") }
}
