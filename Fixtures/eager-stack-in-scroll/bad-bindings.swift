// with: strict
import SwiftUI

struct Trail: Identifiable {
  let id: Int
  var name: String
}

struct Trails: View {
  @State private var names: [Trail] = []
  var body: some View {
    ScrollView {
      VStack {  // expect: info: builds every row of
        ForEach($names) { $trail in TextField("Name", text: $trail.name) }
      }
    }
    .onAppear { names.append(Trail(id: names.count, name: "")) }
  }
}
