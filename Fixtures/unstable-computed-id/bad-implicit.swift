import SwiftUI

struct Notice: Identifiable {
  let text: String
  var id: UUID { .init() }  // expect: `Notice.id` is a new `UUID()` on every read  // help: store the id (`let id = UUID()`), or use a key that the data already has
}

struct Notices: View {
  let notices: [Notice]
  var body: some View { List(notices) { Text($0.text) } }
}
