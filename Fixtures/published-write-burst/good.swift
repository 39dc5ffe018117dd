import Combine
import SwiftUI

struct Note {
  let id: Int
  var text = ""
}

final class Notebook: ObservableObject {
  @Published var notes: [Note] = []
  @Published var isBusy = false
  @Published var title = ""
  @Published var author = ""
  var size = 0
  var page = 0
  var line = 0

  init() {
    notes = []
    isBusy = true
    title = "a"
    author = "b"
  }

  func two() {
    title = ""
    author = ""
  }

  func plain() {
    size = 1
    page = 2
    line = 3
  }

  /// One of the branches runs.
  func choose(_ kind: Int) {
    if kind == 0 {
      title = "a"
      author = "b"
    } else if kind == 1 {
      title = "c"
      author = "d"
    } else {
      title = ""
      return
    }
  }

  func leave(_ isEmpty: Bool) {
    if isEmpty {
      title = ""
      author = ""
      return
    }
    notes = []
    isBusy = false
  }

  /// Apart in time.
  func load() async {
    isBusy = true
    title = "…"
    let loaded = await Self.all()
    notes = loaded
    isBusy = false
  }

  func stream(_ pages: AsyncStream<Note>) async {
    for await page in pages { notes.append(page) }
  }

  func loadEach(_ ids: [Int]) async {
    for id in ids {
      let note = await Self.note(id)
      notes.append(note)
    }
  }

  /// Looks for one.
  func rename(_ id: Int, _ text: String) {
    for i in notes.indices {
      if notes[i].id == id { notes[i].text = text }
    }
    for i in notes.indices where notes[i].text.isEmpty {
      notes[i].text = text
      return
    }
    for i in notes.indices {
      if notes[i].text.isEmpty {
        notes[i].text = text
        break
      }
    }
  }

  /// Fills a local.
  func fill(_ texts: [String]) {
    var filled: [Note] = []
    for (i, text) in texts.enumerated() { filled.append(Note(id: i, text: text)) }
    notes = filled
  }

  /// Another object's.
  func copy(to other: Notebook) {
    other.title = title
    other.author = author
    other.notes = notes
  }

  static func all() async -> [Note] { [] }
  static func note(_ id: Int) async -> Note { Note(id: id) }
}

/// Announced property by property, to those that read it.
@Observable final class Pad {
  var a = 0
  var b = 0
  var c = 0
  func reset() {
    a = 0
    b = 0
    c = 0
  }
}
