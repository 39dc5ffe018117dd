// with: iOS=17, strict
import SwiftUI

struct Pond: Identifiable {
  let id: Int
  let name: String
}

/// Before iOS 26, what scrolls another way is not lazy either.
struct Ponds: View {
  @State private var ponds: [Pond] = []
  var body: some View {
    ScrollView {
      LazyVStack {
        ScrollView(.horizontal) {  // expect: info:
          LazyHStack { ForEach(ponds) { Text($0.name) } }
        }
      }
    }
  }
}
