// with: strict
import SwiftUI

struct Slot: Identifiable {
  let id: Int
  var title = ""
}

struct SlotRow: View {
  let slot: Slot
  @State private var note = ""
  var body: some View { TextField(slot.title, text: $note) }
}

@Observable final class Board {
  private var slots: [Slot] = []
  var count: Int { slots.count }
  func slot(at position: Int) -> Slot { slots[position] }
  func remove(at position: Int) { slots.remove(at: position) }
}

/// The rows count what a model gives by position.
struct BoardList: View {
  @State private var board = Board()
  var body: some View {
    List {
      ForEach(0..<board.count, id: \.self) { position in  // expect: rows of `board` are identified by position  // help: iterate a collection of the elements, and identify them by an id of their own
        SlotRow(slot: board.slot(at: position))
        Button("Remove") { board.remove(at: position) }
      }
    }
  }
}

/// One of two collections.
struct Halves: View {
  @State private var first: [Slot] = []
  @State private var second: [Slot] = []
  @State private var isFirst = false
  var body: some View {
    List {
      ForEach(Array(isFirst ? first.enumerated() : second.enumerated()), id: \.offset) { _, slot in  // expect: are identified by position  // help: identify the rows by an id of the elements, such as `id: \.element.id`
        SlotRow(slot: slot)
      }
      Button("Other") { isFirst.toggle() }
      Button("Add") {
        first.append(Slot(id: 1))
        second.append(Slot(id: 2))
      }
    }
  }
}
