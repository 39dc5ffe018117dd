import SwiftUI

// Layers that the only caller lists, and rows that keep nothing and stay where they are.

struct Layer {
  let title: String
  var isVisible: Bool
}

extension View {
  func layers(_ layers: [Layer]) -> some View {
    overlay {
      ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
        if layer.isVisible { Text(layer.title) }
      }
    }
  }
}

struct Page: View {
  @State private var isOn = false
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
      .layers([Layer(title: "a", isVisible: isOn), Layer(title: "b", isVisible: true)])
    Toggle("On", isOn: $isOn)
  }
}
