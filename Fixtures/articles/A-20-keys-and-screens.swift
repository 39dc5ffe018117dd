import SwiftUI

struct Dog {
  let tag: Int
  let name: String
}

struct Kennel: View {
  let dogs: [Dog]
  @State private var isAdopting = false
  var body: some View {
    ScrollViewReader { proxy in
      List {
        Text("Dogs").id("head")
        ForEach(dogs, id: \.tag) { Text($0.name) }
      }
      Button("Up") { proxy.scrollTo("head") }
    }
    if isAdopting { Adoption() } else { DogList(dogs: dogs) }
  }
}

struct Adoption: View {
  var body: some View { Text("Adopt") }
}

struct DogList: View {
  let dogs: [Dog]
  var body: some View { List(dogs, id: \.tag) { Text($0.name) } }
}
