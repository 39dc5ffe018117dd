import SwiftUI

struct Ferry: Identifiable, Hashable {
  let id: String
  var delay: Int
}

struct Stop: Hashable {
  let name: String
  let pier: Pier
}

struct Pier: Hashable { let number: Int }

struct Note: Hashable {
  var text: String
}

struct Timetable: View {
  let ferries: [Ferry]
  let stops: [Stop]
  @State private var notes: [Note] = []

  var body: some View {
    List {
      ForEach(ferries, id: \.hashValue) { Text($0.id) }  // expect: identifies rows by `\.hashValue`  // help: remove the key: `Ferry` is `Identifiable`
      ForEach(stops, id: \.pier.hashValue) { Text($0.name) }  // expect: identifies rows by `\.pier.hashValue`  // help: use that value itself, not its hash: `id: \.pier`
      ForEach(stops, id: \.hashValue) { Text($0.name) }  // expect: identifies rows by `\.hashValue`  // help: use the value itself, which is equal only for equal values (`id: \.self`), or a stored key
      ForEach(notes, id: \.hashValue) { Text($0.text) }  // expect: warning: identifies rows by `\.hashValue`  // help: give the elements a stored `id`, which stays when a field changes
    }
    Button("Shout") { notes[0].text += "!" }
  }
}

// Deriving the id from a part needs no closure's parameter in the text.
struct Prompt: Identifiable {
  let words: String?
  var id: String { words.map { String($0.hashValue) } ?? "" }  // expect: `Prompt.id` is derived from a hash  // help: use the value behind the hash itself as the id
}

struct Prompts: View {
  let prompts: [Prompt]
  var body: some View { List(prompts) { Text($0.words ?? "") } }
}
