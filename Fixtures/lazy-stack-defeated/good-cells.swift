import SwiftUI

struct Errand: Identifiable {
  let id: Int
  let name: String
}

/// The grid has two columns: a bar, and what is due.
struct Due: View {
  @State private var tasks: [Errand] = []
  var body: some View {
    Button("Add") { tasks.append(Errand(id: tasks.count, name: "a")) }
    ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(4)), GridItem()]) {
        Capsule()
        VStack {
          ForEach(tasks) { Text($0.name) }
        }
      }
    }
  }
}

/// A scroll view proposes no height in any case.
struct Fixed: View {
  @State private var tasks: [Errand] = []
  var body: some View {
    Button("Add") { tasks.append(Errand(id: tasks.count, name: "a")) }
    ScrollView([.vertical, .horizontal]) {
      LazyVStack {
        ForEach(tasks) { Text($0.name) }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }
}
