import SwiftUI
import UIKit

// What nothing is known to fill without limit, and what people have a few of.

struct Account: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Settings {
  private(set) var accounts: [Account] = []
  func add(_ account: Account) { accounts.append(account) }
}

struct Accounts: View {
  let settings: Settings
  @State private var query = ""
  var body: some View {
    List(settings.accounts.filter { $0.name.contains(query) }) { Text($0.name) }
      .searchable(text: $query)
  }
}

struct Legend: View {
  let names: [String]
  var body: some View { Text(names.sorted().first ?? "") }
}

// A platform view is brought up to date by comparing what it shows.

final class Board: UIView {
  var notes: [String] = []
}

struct BoardView: UIViewRepresentable {
  @State private var notes: [String] = []
  func makeUIView(context: Context) -> Board { Board() }
  func updateUIView(_ board: Board, context: Context) {
    let shown = Set(board.notes)
    board.notes += notes.filter { !shown.contains($0) }
  }
  func add() { notes.append("") }
}
