import Combine
import SwiftUI

/// Constants, and what only the initializer and the code that makes the object set.
final class Song {
  let title: String
  var artist: String
  var year = 0
  init(title: String) {
    self.title = title
    artist = "?"
  }
  static func sample() -> Song {
    let song = Song(title: "A")
    song.year = 1999
    return song
  }
}

struct SongRow: View {
  let song: Song
  @State private var taps = 0
  var body: some View { Button("\(song.title) \(song.artist) \(song.year) \(taps)") { taps += 1 } }
}

/// Each change comes with one of state that the view reads.
@MainActor final class Export {
  private(set) var count = 0
  func run() async {
    try? await Task.sleep(for: .seconds(1))
    count = 2
  }
}

struct ExportView: View {
  @State private var export = Export()
  @State private var version = 0
  var body: some View {
    Text("\(export.count)").id(version)
      .task {
        await export.run()
        version += 1
      }
  }
}

@MainActor @Observable final class Shelf {
  var books: [Book] = []
  private(set) var version = 0
  func rename(_ book: Book) {
    book.title = "New"
    version += 1
  }
}

final class Book: Identifiable {
  let id = 1
  var title = ""
}

struct ShelfView: View {
  @State private var shelf = Shelf()
  var body: some View {
    Text("\(shelf.version)")
    ForEach(shelf.books) { book in
      Text(book.title)
      Button("Rename") { shelf.rename(book) }
    }
  }
}

/// Tells others by hand.
final class Radio {
  var station = ""
  var onChange: () -> Void = {}
  func tune() {
    station = "B"
    onChange()
  }
}

struct RadioView: View {
  let radio: Radio
  var body: some View { Button(radio.station) { radio.tune() } }
}

final class Beacon {
  var signal = 0
  let changes = PassthroughSubject<Void, Never>()
  func blink() {
    signal += 1
    changes.send()
  }
}

struct BeaconView: View {
  let beacon: Beacon
  @State private var count = 0
  var body: some View {
    Button("\(beacon.signal) \(count)") { beacon.blink() }
      .onReceive(beacon.changes) { count += 1 }
  }
}

/// Filled while it is read.
final class Memo {
  private var lines: [String] = []
  func text(_ count: Int) -> String {
    if lines.count != count { lines = Array(repeating: "a", count: count) }
    return lines[0]
  }
}

struct MemoView: View {
  let memo: Memo
  @State private var count = 1
  var body: some View { Button(memo.text(count)) { count += 1 } }
}

/// A platform view compares what it has been given.
struct Field: UIViewRepresentable {
  let text: String
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    if context.coordinator.last != text { context.coordinator.last = text }
  }
  @MainActor final class Coordinator { var last = "" }
}

/// Drawn again with each frame.
final class Particles {
  var positions: [Double] = []
  func step() { positions.append(1) }
}

struct Snow: View {
  @State private var particles = Particles()
  var body: some View {
    TimelineView(.animation) { _ in
      Canvas { context, size in
        for position in particles.positions { context.fill(Path(CGRect(x: position, y: 0, width: 1, height: 1)), with: .color(.white)) }
      }
    }
    .onTapGesture { particles.step() }
  }
}

/// Used by an action only.
final class Counter { var taps = 0 }

struct Taps: View {
  @State private var counter = Counter()
  var body: some View {
    Button("Tap") {
      counter.taps += 1
      print(counter.taps)
    }
  }
}
