import SwiftUI

/// The object prepares a part of itself when it is made: `@State` would do so with each value of the view.
final class Formatter1 {
  var digits = 0
}

final class Ledger: ObservableObject {
  private let formatter: Formatter1 = {
    let formatter = Formatter1()
    formatter.digits = 2
    return formatter
  }()
  @Published var total = 0
  func add() { total += formatter.digits }
}

struct Book: View {
  @StateObject private var ledger = Ledger()
  var body: some View {
    Text("Book")
    Button("Add") { ledger.add() }
    Sum(ledger: ledger)
  }
}

struct Sum: View {
  @ObservedObject var ledger: Ledger
  var body: some View { Text("\(ledger.total)") }
}
