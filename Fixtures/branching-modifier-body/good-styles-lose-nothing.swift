import SwiftUI

/// No value chooses between the two styles, and a button keeps nothing.
struct Prominent: ViewModifier {
  let isSelected: Bool
  func body(content: Content) -> some View {
    if isSelected {
      content.buttonStyle(.borderedProminent)
    } else {
      content.buttonStyle(.bordered).tint(.secondary)
    }
  }
}

struct Amounts: View {
  @State private var amount = 1
  var body: some View {
    ForEach([1, 5, 10], id: \.self) { number in
      Button("\(number)") { withAnimation { amount = number } }
        .modifier(Prominent(isSelected: number == amount))
    }
  }
}
