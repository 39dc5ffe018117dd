import SwiftUI

struct Leaf: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text).task { text = await fetch(id) }  // expect: info: `.task` does not run again when `id` changes
  }
  private func fetch(_ id: Int) async -> String { "" }
}

// A view passes its own input on; its parent changes it.
struct Branch: View {
  let id: Int
  var body: some View { Leaf(id: id) }
}

struct Tree2: View {
  @State private var id = 1
  var body: some View {
    Button("Next") { id += 1 }
    Branch(id: id)
  }
}
