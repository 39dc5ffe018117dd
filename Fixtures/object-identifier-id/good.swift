import SwiftUI

// An id of its own.
final class Episode: Identifiable {
  let id: String
  init(id: String) { self.id = id }
}

// Objects that stay: added one by one, made once.
final class Document: Identifiable { var text = "" }

// No code tells them apart.
final class Draft: Identifiable { var text = "" }

// Hashed by what it holds.
final class Tag: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (a: Tag, b: Tag) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// From a superclass.
class Entity: Identifiable {
  let id = 1
}
final class Person: Entity {}

@Observable final class Desk {
  var episodes: [Episode] = []
  var documents: [Document] = [Document()]
  var drafts: [Draft] = []
  var tags: [Tag] = []
  var people: [Person] = []
  let fixed: [Document]
  init() { fixed = ["a", "b"].map { _ in Document() } }
  func reload(_ names: [String]) {
    episodes = names.map { Episode(id: $0) }
    documents.append(Document())
    drafts = names.map { _ in Draft() }
    tags = names.map { Tag($0) }
    people = names.map { _ in Person() }
  }
  func reset() { documents = [] }
}

struct Desks: View {
  let desk: Desk
  var body: some View {
    List {
      ForEach(desk.episodes) { Text($0.id) }
      ForEach(desk.documents) { Text($0.text) }
      ForEach(desk.fixed) { Text($0.text) }
      ForEach(desk.tags, id: \.self) { Text($0.name) }
      ForEach(desk.people) { Text("\($0.id)") }
    }
  }
}
