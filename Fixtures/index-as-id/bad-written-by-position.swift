import SwiftUI

struct Link1 {
  var address: String
}

/// Only a binding to the element writes it wherever it is.
struct Links: View {
  @State private var links: [Link1] = []
  var body: some View {
    List {
      ForEach(Array(links.enumerated()), id: \.offset) { index, link in  // expect: rows of `links` are identified by position  // help: conform `Link1` to `Identifiable`, and iterate the elements: `ForEach($links)`
        TextField(
          "Address", text: Binding(get: { links[index].address }, set: { links[index].address = $0 }))
      }
      .onDelete { links.remove(atOffsets: $0) }
      Button("Add") { links.insert(Link1(address: ""), at: 0) }
    }
  }
}
