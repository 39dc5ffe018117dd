import SwiftUI

// `compactMap`, a dictionary that is taken apart, a `Table`, a model of the same file.

struct Word: Identifiable {
  let id = UUID()  // expect: info: `words` creates new `Word` values on each evaluation of `Dictionary2.body`, each with a new `id`, which replaces their rows
  let text: String
}

struct Dictionary2: View {
  let lines: [String?]
  private var words: [Word] { lines.compactMap { $0 }.compactMap { line in line.isEmpty ? nil : Word(text: line) } }
  var body: some View {
    Table(words) { TableColumn("Word") { Text($0.text) } }
  }
}

struct Total: Identifiable {
  let id = UUID()  // expect: info: `totals` creates new `Total` values on each evaluation of `LedgerView.body`, each with a new `id`
  let name: String
  let sum: Int
}

@Observable final class Ledger {
  var entries: [String: [Int]] = [:]
  var totals: [Total] { entries.map { Total(name: $0.key, sum: $0.value.reduce(0, +)) } }
}

struct LedgerView: View {
  let ledger: Ledger
  var body: some View {
    LazyVStack { ForEach(ledger.totals) { Text("\($0.name) \($0.sum)") } }
  }
}

// With an initializer of its own and a string for an id.

struct Crumb: Identifiable {
  let id: String  // expect: info: creates new `Crumb` values on each evaluation, each with a new `id`
  let text: String
  init(_ text: String) {
    id = UUID().uuidString
    self.text = text
  }
}

struct Trail: View {
  let path: String
  var body: some View {
    HStack {
      ForEach(path.split(separator: "/").map { Crumb(String($0)) }) { Text($0.text) }
    }
  }
}
