import SwiftUI

/// A bar of constant height: its size tells the row nothing.
struct Goals: View {
  let goals: [Double]
  var body: some View {
    List(goals, id: \.self) { goal in
      GeometryReader { proxy in
        Capsule().frame(width: proxy.size.width * goal)
      }
      .frame(height: 8)
    }
  }
}

/// A screen behind a link, which a closure makes at once.
struct Map: View {
  let name: String
  var body: some View {
    GeometryReader { proxy in Text(name).frame(width: proxy.size.width) }
  }
}

struct Places: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      NavigationLink(
        destination: {
          let title = name.uppercased()
          return Map(name: title)
        }()
      ) { Text(name) }
    }
  }
}
