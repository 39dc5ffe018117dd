import SwiftUI

struct Shelf: Identifiable {
  let id = UUID()  // expect: error: which replaces their rows and resets `@State note` of `ShelfRow`
  let letter: String
}

struct ShelfRow: View {
  let shelf: Shelf
  @State private var note = ""  // note: `@State note` returns to its initial value
  var body: some View { TextField(shelf.letter, text: $note) }
}

struct Library: View {
  let letters: [String]
  @State private var isSorted = false
  private var shelves: [Shelf] { letters.map { Shelf(letter: $0) } }
  var body: some View {
    Toggle("Sorted", isOn: $isSorted)
    List(isSorted ? shelves.reversed() : shelves) { shelf in ShelfRow(shelf: shelf) }
  }
}
