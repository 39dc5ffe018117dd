import SwiftUI

final class Song: ObservableObject {
  @Published var title = ""
  init(id: Int = 0) {}
  static let shared = Song()
  static func cached(_ id: Int) -> Song { library[id] ?? shared }
}

private var library: [Int: Song] = [:]

@Observable final class Queue {
  var songs: [String] = []
}

struct Cover {
  var color: String
  init(_ color: String) { self.color = color }
}

/// Kept by the view.
struct Owner: View {
  @StateObject private var song: Song
  @State private var queue: Queue
  init(id: Int) {
    _song = StateObject(wrappedValue: Song(id: id))
    _queue = State(initialValue: Queue())
  }
  var body: some View { Text(song.title) }
}

/// Kept by other code.
struct Guest: View {
  @ObservedObject private var song: Song
  @ObservedObject private var other: Song
  @Bindable private var queue: Queue
  let plain: Song
  let cover: Cover

  init(song: Song, queue: Queue) {
    self.song = song
    _other = ObservedObject(wrappedValue: song)
    self.queue = queue
    plain = song
    cover = Cover("red")
  }
  init(id: Int, queue: Queue) {
    self.init(song: .cached(id), queue: queue)
  }
  init(queue: Queue) {
    song = .shared
    _other = .init(wrappedValue: Song.shared)
    self.queue = queue
    plain = Song.cached(1)
    cover = .init("blue")
  }
  var body: some View { Text(song.title) }
}

/// Delegation to a `StateObject`.
struct Delegating: View {
  @StateObject var song: Song
  var body: some View { Text(song.title) }
}

extension Delegating {
  init(id: Int) { self.init(song: Song(id: id)) }
}

/// All calls pass a song.
struct Passed: View {
  @ObservedObject private var song: Song
  init(song: Song = Song()) { self.song = song }
  var body: some View { Text(song.title) }
}

struct Player: View {
  @StateObject private var song = Song()
  var body: some View { Passed(song: song) }
}

/// What an action makes is another matter.
struct Later: View {
  @ObservedObject private var song: Song
  private let makeSong: () -> Song
  init(song: Song) {
    self.song = song
    makeSong = { Song(id: 2) }
  }
  var body: some View { Text(song.title) }
}

/// The value of an app is made once.
struct MusicApp: App {
  private let song: Song
  init() { song = Song() }
  var body: some Scene { WindowGroup { Passed(song: song) } }
}

/// It only observes a store that lasts.
struct Feature: View {
  let store: Store
  @ObservedObject var viewStore: ViewStore
  init(store: Store) {
    self.store = store
    viewStore = ViewStore(store)
  }
  var body: some View { Text("\(viewStore.count)") }
}

final class Store {}
final class ViewStore: ObservableObject {
  var count = 0
  init(_ store: Store) {}
}

/// An object is not a view.
final class Album: ObservableObject {
  let song: Song
  init() { song = Song() }
}

/// It follows its object by hand.
@propertyWrapper struct Playing: DynamicProperty {
  @ObservedObject private var song: Song
  init() { song = Song() }
  var wrappedValue: String { song.title }
  mutating func update() { song.title = "now" }
}

struct Player_Previews: PreviewProvider {
  struct Harness: View {
    @ObservedObject var song: Song
    init() { song = Song() }
    var body: some View { Text(song.title) }
  }
  static var previews: some View { Harness() }
}
