import SwiftUI

/// `@AppStorage` in an `ObservableObject` is announced; what one observer announces is announced.
final class Taste: ObservableObject {
  @AppStorage("spice") var spice = 1
  @Published var dish = ""
  var side = "" {
    didSet { objectWillChange.send() }
  }
  private(set) var table: Int
  init(table: Int) { self.table = table }
  func serve() {
    spice += 1
    side = "rice"
  }
}

struct TasteView: View {
  @ObservedObject var taste: Taste
  var body: some View { Text("\(taste.spice) \(taste.dish) \(taste.side) \(taste.table)") }
}
