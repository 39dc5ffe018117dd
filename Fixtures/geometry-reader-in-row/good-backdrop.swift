import SwiftUI

/// Drawn behind each card, whose size does not depend on it.
struct Snow: View {
  var body: some View {
    GeometryReader { proxy in
      Text("*").offset(x: proxy.size.width / 2)
    }
  }
}

struct Card: View {
  let name: String
  var body: some View { Text(name).background { Snow() } }
}

struct Cards: View {
  let names: [String]
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(names, id: \.self) { Card(name: $0) } }
    }
  }
}
