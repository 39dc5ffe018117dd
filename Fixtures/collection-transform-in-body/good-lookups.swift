import SwiftUI

struct Vase: Identifiable {
  let id: Int
  let name: String
}

enum Size: CaseIterable { case small, large }

/// Look-ups that go through nothing, constants, and what is put off.
struct Pottery: View {
  @State private var vases: [Vase] = []
  @State private var sold: Set<Int> = []
  let prices: [Int: String]
  private let names = ["a", "b", "c"]
  var body: some View {
    List(vases) { vase in
      Text(sold.contains(vase.id) ? "sold" : vase.name)
      Text(prices[vase.id] ?? "")
      Text(Size.allCases.map { "\($0)" }.joined())
      Text(names.reversed().joined())
    }
    Text("\(vases.lazy.map(\.id).first ?? 0)")
    Button("Sort") { vases.sort { $0.name < $1.name } }
      .swipeActions { Button("All") { sold = Set(vases.map(\.id)) } }
  }
}
