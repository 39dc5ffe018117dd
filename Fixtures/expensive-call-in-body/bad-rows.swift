import SwiftUI

/// In rows that grow, each row pays.
struct Rows: View {
  @State private var items: [String] = []
  private func add() { items.append("") }
  var body: some View {
    ForEach(items, id: \.self) { item in
      let picture = UIImage(data: Data(item.utf8))  // expect: info: `UIImage(data:)` (image work) runs on every evaluation of `Rows.body`, once for each row
      let mirror = Mirror(reflecting: item)  // expect: info: `Mirror(reflecting:)` (reflection)
      Text("\(picture) \(mirror)")
    }
  }
}
