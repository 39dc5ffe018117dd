import SwiftUI

// By conformance alone; a reload makes all of them again.
final class Episode: Identifiable { // expect: info: `Episode` is identified by its address, and `reload()` creates new objects for `self.episodes`, which resets `@State isOpen` of `EpisodeRow`
  let title: String
  init(title: String) { self.title = title }
}

@Observable final class Show {
  var episodes: [Episode] = []
  func reload() async {
    let titles = ["a", "b"]
    let fresh = titles.map { Episode(title: $0) } // note: new objects for `self.episodes`
    self.episodes = fresh
  }
}

struct EpisodeRow: View {
  let episode: Episode
  @State private var isOpen = false // note: returns to its initial value
  var body: some View { Button(episode.title) { isOpen.toggle() } }
}

struct Episodes: View {
  let show: Show
  var body: some View {
    List(show.episodes) { EpisodeRow(episode: $0) } // note: identifies elements
  }
}

// The address spelled out; a getter makes them.
final class Chapter: Identifiable { // expect: `Chapter` is identified by its address, and `Book.chapters` creates new objects on every update, which gives every object a new identity
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  let title: String
  init(_ title: String) { self.title = title }
}

struct Book: View {
  let titles: [String]
  private var chapters: [Chapter] { titles.map { Chapter($0) } }
  var body: some View {
    List { ForEach(chapters) { Text($0.title) } }
  }
}

// `\.self`, hashed by the address.
final class Track: Hashable { // expect: `Track` is identified by its address
  let title: String
  init(_ title: String) { self.title = title }
  static func == (a: Track, b: Track) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable final class Album {
  var tracks: [Track] = []
  func load(_ titles: [String]) { tracks = titles.map { Track($0) } }
}

struct Tracks: View {
  let album: Album
  var body: some View {
    ForEach(album.tracks, id: \.self) { Text($0.title) }
  }
}
