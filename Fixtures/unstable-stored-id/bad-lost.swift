import SwiftUI

struct Shelf: Identifiable {
  let id = UUID()  // expect: warning: which replaces all rows and resets `@State isOpen` of `ShelfRow`
  let letter: String
}

struct ShelfRow: View {
  let shelf: Shelf
  @State private var isOpen = false  // note: `@State isOpen` returns to its initial value
  var body: some View { Button(shelf.letter) { isOpen.toggle() } }
}

struct Library: View {
  let letters: [String]
  private var shelves: [Shelf] { letters.map { Shelf(letter: $0) } }
  var body: some View { List(shelves) { shelf in ShelfRow(shelf: shelf) } }
}
