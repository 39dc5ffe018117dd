// with: strict
import SwiftUI

// The part that is compared is named whole.

struct Owner {
  let id: Int
  let name: String
}

struct Pet: Equatable {
  let owner: Owner
  var name: String
  static func == (a: Pet, b: Pet) -> Bool { a.owner.id == b.owner.id }  // expect: `==` of `Pet` compares `owner.id`, but ignores `name`
}

struct PetRow: View {
  let pet: Pet
  var body: some View { Text(pet.name) }
}

struct Pets: View {
  @State private var pets: [Pet] = []
  var body: some View {
    ForEach(pets, id: \.owner.id) { PetRow(pet: $0) }
    Button("Rename") { pets[0].name = "A" }
  }
}
