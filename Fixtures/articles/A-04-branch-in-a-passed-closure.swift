import SwiftUI

extension View {
  func pass<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) }
}

struct Note: View {
  @State private var isLoud = false
  var body: some View {
    VStack {
      Button("Loud") { withAnimation { isLoud.toggle() } }
      Text("note").pass { text in
        if isLoud { text.bold() } else { text }  // expect: same-view-in-branches:
      }
      Text("note").pass { text in
        if #available(iOS 26, *) { text.bold() } else { text }
      }
    }
  }
}
