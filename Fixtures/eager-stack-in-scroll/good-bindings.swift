import SwiftUI

struct Trail: Identifiable {
  let id: Int
  var name: String
}

// Its elements are edited, but there are never more of them.
struct Trails: View {
  @State private var pair = [Trail(id: 1, name: "North"), Trail(id: 2, name: "South")]
  @State private var trails: [Trail] = []
  var body: some View {
    ScrollView {
      VStack {
        ForEach($pair) { $trail in TextField("Name", text: $trail.name) }
      }
      LazyVStack {
        ForEach($trails) { $trail in TextField("Name", text: $trail.name) }
      }
    }
    .onAppear { trails.append(Trail(id: trails.count, name: "")) }
  }
}
