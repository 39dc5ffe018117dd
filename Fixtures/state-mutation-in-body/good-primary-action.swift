import SwiftUI

struct Item: Identifiable { let id: Int }

struct Items: View {
  let items: [Item]
  @State private var selection: Int?
  @State private var opened: Int?

  var body: some View {
    List(items, selection: $selection) { Text("\($0.id) \(opened ?? 0)") }
      .contextMenu(forSelectionType: Int.self, menu: { _ in Text("Open") }) { ids in
        opened = ids.first
      }
  }
}
