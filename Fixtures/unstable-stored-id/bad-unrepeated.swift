import SwiftUI

// Nothing is known to evaluate the view again, so it is information.

struct Shelf: Identifiable {
  let id = UUID()  // expect: info: which replaces their rows and resets `@State isOpen` of `ShelfRow`
  let letter: String
}

struct ShelfRow: View {
  let shelf: Shelf
  @State private var isOpen = false
  var body: some View { Button(shelf.letter) { isOpen.toggle() } }
}

struct Library: View {
  let letters: [String]
  private var shelves: [Shelf] { letters.map { Shelf(letter: $0) } }
  var body: some View { List(shelves) { shelf in ShelfRow(shelf: shelf) } }
}
