import SwiftUI

extension View {
  @ViewBuilder func changed<V: View>(_ isOn: Bool, by change: (Self) -> V) -> some View {  // expect: conditional-modifier-helper:
    if isOn { change(self) } else { self }
  }
}

struct Story: View {
  @State private var isLarge = false
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("a", text: $text).changed(isLarge) { $0.environment(\.lineLimit, 3) }  // expect: conditional-modifier-use:
      Text("b").transformEnvironment(\.lineLimit) { limit in
        if isLarge { limit = 3 }
      }.onTapGesture { withAnimation { isLarge.toggle() } }
    }
  }
}
