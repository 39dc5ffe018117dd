import SwiftUI

// The parts of the elements of a loop: all walks together are one walk through all parts.

struct Note: Identifiable {
  let id: Int
  var words: [String] = []
}

final class Notes: ObservableObject {
  @Published var notes: [Note] = []
  @Published var isBusy = false
  func work() { isBusy.toggle() }
  func load(_ more: [Note]) { notes += more }
  var length: Int {
    var length = 0
    for note in notes { length += note.words.reduce(0) { $0 + $1.count } }
    return length
  }
}

struct Summary: View {
  @ObservedObject var model: Notes
  var body: some View {
    Text(model.isBusy ? "Busy" : "\(model.length)")
    Button("Work") { model.work() }
  }
}
