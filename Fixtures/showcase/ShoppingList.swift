import SwiftUI

final class ShoppingModel: ObservableObject {
  @Published var items: [String] = []
  @Published var aisles: [Aisle] = []
}

struct ShoppingList: View {
  @ObservedObject var model = ShoppingModel()
  @State var isCompact = false

  var body: some View {
    VStack {
      Toggle("Compact", isOn: $isCompact)
      if isCompact {
        StepEditor(step: "Add").padding(4)
      } else {
        StepEditor(step: "Add").padding(16)
      }
      ForEach(0..<model.items.count) { index in
        Text(model.items[index])
      }
      ForEach(model.aisles) { Text($0.name) }
    }
  }
}
