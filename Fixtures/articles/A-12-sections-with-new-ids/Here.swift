import SwiftUI

struct Friend { let name: String }

struct FriendSection {
  let id: String = UUID().uuidString  // expect: unstable-stored-id: info:
  let title: String
  let friends: [Friend]
  init(title: String, friends: [Friend]) {
    self.title = title
    self.friends = friends
  }
}

struct FriendList: View {
  let friends: [Friend]
  private var sections: [FriendSection] {
    Dictionary(grouping: friends) { String($0.name.prefix(1)) }.map { FriendSection(title: $0.key, friends: $0.value) }
  }
  var body: some View {
    List { ForEach(sections, id: \.id) { section in Text(section.title) } }
  }
}

/// An initializer or a default argument makes the id.
struct Word: Identifiable {
  let id: UUID  // expect: unstable-stored-id: info:
  let text: String
  init(text: String) {
    self.id = UUID()
    self.text = text
  }
}

struct Letter: Identifiable {
  let id: UUID  // expect: unstable-stored-id: info:
  let text: String
  init(id: UUID = UUID(), text: String) {
    self.id = id
    self.text = text
  }
}

struct Words: View {
  let lines: [String]
  var body: some View {
    VStack {
      ForEach(lines.map { Word(text: $0) }) { Text($0.text) }
      ForEach(letters()) { Text($0.text) }
    }
  }
  private func letters() -> [Letter] { lines.map { Letter(text: $0) } }
}

/// Built with each value of the view.
struct Step: Identifiable {
  let id = UUID()  // expect: unstable-stored-id:
  let text: String
}

struct Steps: View {
  let steps = [Step(text: "a"), Step(text: "b")]
  var body: some View { List(steps) { Text($0.text) } }
}

/// A view that is identified.
struct Chip: View, Identifiable {
  let id = UUID()  // expect: unstable-stored-id:
  let text: String
  var body: some View { Text(text) }
}

struct Chips: View {
  let texts: [String]
  var body: some View { HStack { ForEach(texts.map { Chip(text: $0) }) { $0 } } }
}
