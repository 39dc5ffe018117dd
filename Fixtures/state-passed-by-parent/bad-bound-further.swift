import SwiftUI

/// Takes a binding, but writes nothing to it.
struct Badge: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

struct Card: View {
  @State var name: String  // expect: the parent passes a value for `@State var name`
  // help: declare `name` without `@State`, and take its value where a binding to it is taken, as nothing changes it
  var body: some View { Badge(name: $name) }
}

struct Cards: View {
  @State private var name = "Ada"
  var body: some View {
    Card(name: name)
    Button("Rename") { name = "Grace" }
  }
}
