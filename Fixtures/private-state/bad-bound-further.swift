import SwiftUI

/// Takes a binding, but writes nothing to it.
struct Badge: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

struct Card: View {
  @State var name = "?"  // expect: callers pass a value
  // help: declare `name` without `@State`, and take its value where a binding to it is taken, as nothing changes it
  @State var caption = "None"  // expect: a caller can pass a value
  // help: make `caption` private
  var body: some View {
    Badge(name: $name)
    Badge(name: $caption)
  }
}

struct Cards: View {
  var body: some View { Card(name: "Ada") }
}
