import Observation
import SwiftUI

@Observable final class Purse { var coins = 0 }

final class Vault {
  let name = "main"
  var gold = 0
}

/// Plain inputs; the rest is left out.
struct Counter: View, Equatable {
  let name: String
  var limit = 3
  @State private var isOpen = false
  @Environment(\.colorScheme) var scheme
  static func == (lhs: Counter, rhs: Counter) -> Bool {
    lhs.name == rhs.name && lhs.limit == rhs.limit
  }
  var body: some View { Text(name).opacity(isOpen ? 1 : 0) }
}

/// Observation tells what changed in it.
struct PurseView: View, Equatable {
  let purse: Purse
  static func == (lhs: PurseView, rhs: PurseView) -> Bool { lhs.purse === rhs.purse }
  var body: some View { Text("\(purse.coins)") }
}

/// What `body` reads of it never changes, the rest is for actions.
struct VaultView: View, Equatable {
  let vault: Vault
  static func == (lhs: VaultView, rhs: VaultView) -> Bool { lhs.vault === rhs.vault }
  var body: some View { Button(vault.name) { vault.gold += 1 } }
}

/// A model may compare what it likes.
struct Form1: Equatable {
  var draft: String
  static func == (lhs: Form1, rhs: Form1) -> Bool { lhs.draft == rhs.draft }
}

final class Crate: ObservableObject, Identifiable {
  let id = 1
  @Published var count = 0
}

/// Which of the objects it is may differ.
struct CrateView: View, Equatable {
  @ObservedObject var crate: Crate
  @ObservedObject var other: Crate
  static func == (lhs: CrateView, rhs: CrateView) -> Bool {
    lhs.crate === rhs.crate && lhs.other.id == rhs.other.id
  }
  var body: some View { Text("\(crate.count) \(other.count)") }
}
