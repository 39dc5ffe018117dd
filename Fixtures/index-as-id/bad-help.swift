import SwiftUI

struct Chip: Identifiable {
  let id: UUID
  var title: String
  init(id: UUID = UUID(), title: String) {
    self.id = id
    self.title = title
  }
}

enum Feature: String { case news, mail }

struct Chips: View {
  @State private var chips: [Chip] = []
  @State private var words: [String] = []
  @State private var features: [Feature] = []
  @State private var selected: Set<Int> = []

  var body: some View {
    // A new chip gets a new id.
    ForEach(chips.indices, id: \.self) { index in  // expect: rows of `chips` are identified by position  // help: iterate the elements: `ForEach($chips)`; keep the `id` where code replaces an element
      TextField("Title", text: $chips[index].title).onSubmit { chips[index] = Chip(title: "") }
    }
    .onMove { chips.move(fromOffsets: $0, toOffset: $1) }
    List(selection: $selected) {
      ForEach(Array($words.enumerated()), id: \.offset) { _, $word in  // expect: rows of `words` are identified by position  // help: …`ForEach($words)`; the selection then holds these ids
        TextField("Word", text: $word)
      }
      .onDelete { words.remove(atOffsets: $0) }
    }
    ForEach(Array(features.enumerated()), id: \.offset) { number, feature in  // expect: rows of `features` are identified by position  // help: identify the rows by the case, unless one can be there twice: `id: \.element`
      Text("\(number) \(feature.rawValue)")
    }
    .onMove { features.move(fromOffsets: $0, toOffset: $1) }
  }
}
