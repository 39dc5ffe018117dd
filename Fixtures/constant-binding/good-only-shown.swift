import SwiftUI

// A view of the project shows what has no binding: a computed property, a new array.

final class Store: ObservableObject {
  @Published var names: [String] = []
  var first: String { names.first ?? "" }
  func load() { names = ["A"] }
}

struct Field: View {
  @Binding var name: String
  let isReadOnly: Bool
  var body: some View { TextField("Name", text: $name).disabled(isReadOnly) }
}

struct Names: View {
  @Binding var names: [String]
  let canAdd: Bool
  var body: some View {
    if canAdd { Button("Add") { names.append("A") } }
  }
}

struct Overview: View {
  @ObservedObject var store: Store
  var body: some View {
    Field(name: .constant(store.first), isReadOnly: true)
    Names(names: .constant([store.first]), canAdd: false)
    Button("Load") { store.load() }
  }
}
