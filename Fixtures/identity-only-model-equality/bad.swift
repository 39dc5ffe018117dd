// with: strict
import Observation
import SwiftUI

struct Song: Identifiable, Hashable {
  let id: Int
  var title: String  // note: `title` is not compared
  var isLiked: Bool
  var plays: Int
  static func == (lhs: Song, rhs: Song) -> Bool { lhs.id == rhs.id }  // expect: `==` of `Song` compares `id`, but ignores `title` and `isLiked`
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct SongRow: View {
  let song: Song  // note: an input of `SongRow`
  var body: some View {
    Label(song.title, systemImage: "music.note")  // note: an update reads `title` here
      .opacity(song.isLiked ? 1 : 0.5)
  }
}

/// Read through a computed property; held by `@State`.
struct Draft {
  var key: String
  var text: String
  var isEmpty: Bool { text.isEmpty }
}

extension Draft: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {  // expect: `==` of `Draft` compares `key`, but ignores `text`
    return lhs.key == rhs.key
  }
}

struct DraftEditor: View {
  @State private var draft = Draft(key: "a", text: "")  // note: setting `draft` to an equal value has no effect
  var body: some View { Text(draft.isEmpty ? "Empty" : "Full") }
}

/// In an array of an observable class.
struct Seat: Identifiable, Equatable {
  let id: Int
  var guest: String
  static func == (a: Seat, b: Seat) -> Bool { a.id == b.id }  // expect: `==` of `Seat` compares `id`, but ignores `guest`
}

@Observable final class Hall {
  var seats: [Seat] = []  // note: to an equal value does not update views
}

struct HallView: View {
  var hall: Hall
  var body: some View {
    ForEach(hall.seats) { seat in
      Text(seat.guest)
    }
  }
}

/// A key of its own does not help a value that is edited.
struct Task1: Identifiable, Equatable {
  let id = UUID()
  var isDone = false
  static func == (lhs: Task1, rhs: Task1) -> Bool { lhs.id == rhs.id }  // expect: `==` of `Task1` compares `id`, but ignores `isDone`  // help: compare what views show as well
}

final class TaskStore: ObservableObject {
  @Published var tasks: [Task1] = []
  func finish(_ i: Int) { tasks[i].isDone = true }
}

struct TaskRow: View {
  let task: Task1
  var body: some View { Image(systemName: task.isDone ? "checkmark" : "circle") }
}
