import SwiftUI

struct Domain: Identifiable {
  var id: String { name }
  var name: String
}

/// The rows of the editor have an id of their own.
struct EditedDomain: Identifiable {
  let id = UUID()
  var domain: Domain
}

struct Domains: View {
  let saved: [Domain]
  @State private var edited: [EditedDomain] = []
  var body: some View {
    List(saved) { Text($0.name) }
    List($edited) { $item in
      TextField("Domain", text: $item.domain.name)
    }
  }
}
