import SwiftUI

struct Pet: Hashable {
  var name = ""
  var age = 0
}

struct Pets: View {
  @State private var pets: [Pet] = []
  var body: some View {
    List {
      ForEach(Array(pets.enumerated()), id: \.element) { i, _ in  // expect: `id: \.element` identifies the row by the edited value  // help: identify the rows by a key of `Pet` that no edit changes, such as a stored `id`
        TextField("Name", text: $pets[i].name)
      }
      ForEach(Array(zip(pets.indices, pets)), id: \.1) { i, _ in  // expect: `id: \.1` identifies the row by the edited value
        TextField("Name", text: $pets[i].name)
      }
      Button("Add") { pets.append(Pet()) }
    }
  }
}
