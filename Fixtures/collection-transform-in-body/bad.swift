import SwiftUI

// with: strict

// Each of the operations, in bodies and in what bodies call.

struct Track: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Double
  let tags: [String]
}

struct Operations: View {
  @State private var tracks: [Track] = []
  @State private var query = ""
  let lists: [[Track]]
  let letters: Set<String>
  let byArtist: [String: [Track]]

  var body: some View {
    VStack {
      Text(tracks.sorted { $0.title < $1.title }.first?.title ?? "")  // expect: info: `sorted` walks `tracks` on every evaluation of `Operations.body`
      Text("\(lists.flatMap { $0 }.count)")  // expect: info: `flatMap` walks `lists`
      Text("\(tracks.reduce(0) { $0 + $1.seconds })")  // expect: info: `reduce`
      Text("\(Set(tracks.map(\.artist)).count)")  // expect: info: `Set` walks `tracks`
      Text("\(Dictionary(grouping: tracks, by: \.artist).count)")  // expect: info: `Dictionary` walks `tracks`
      Text("\(Dictionary(uniqueKeysWithValues: lists.map { ($0.count, $0) }).count)")  // expect: info: `Dictionary`
      Text("\(tracks.filter { $0.title.contains(query) }.count)")  // expect: info: `filter` walks `tracks`
      Text(tracks.map(\.title).joined(separator: ", "))  // expect: info: `map` walks `tracks`
      Text("\(tracks.compactMap { Int($0.title) }.count)")  // expect: info: `compactMap`
      Text(query.components(separatedBy: " ").first ?? "")  // expect: info: `components` walks `query`
      Text(query.split(separator: " ").first ?? "")  // expect: info: `split`
      Text(letters.min() ?? "")  // expect: info: `min`
      Text("\(tracks.max { $0.seconds < $1.seconds }?.title ?? "")")  // expect: info: `max`
      Text("\(tracks.firstIndex { $0.id == 3 } ?? 0)")  // expect: info: `firstIndex`
      Text("\(byArtist.mapValues(\.count).count)")  // expect: info: `mapValues`
      Text("\(Array(tracks.reversed()).count)")  // expect: info: `Array`
      TextField("Find", text: $query)
    }
  }
}

// Rows are made of it.

struct Rows: View {
  @State private var tracks: [Track] = []
  @State private var query = ""
  private var visible: [Track] {
    tracks.filter { $0.title.contains(query) }  // expect: info: `filter` walks `tracks` on every evaluation of `Rows.body` to build the rows of `List`
  }
  private func long(_ limit: Double) -> [Track] {
    return tracks.filter { $0.seconds > limit }  // expect: info: to build the rows of `ForEach`
  }
  var body: some View {
    let titles = tracks.map(\.title)  // expect: info: to build the rows of `ForEach`
    VStack {
      List(visible) { Text($0.title) }
      List {
        ForEach(tracks.filter { $0.seconds > 60 }) { Text($0.title) }  // expect: info: to build the rows of `ForEach`
        ForEach(long(10)) { Text($0.title) }
        ForEach(titles, id: \.self) { Text($0) }
        ForEach(tracks.compactMap { $0.tags.first }.prefix(40), id: \.self) { Text($0) }  // expect: info: `compactMap`
      }
    }
  }
}

// Once for each row, or for each element.

struct Matrix: View {
  @State private var tracks: [Track] = []
  @State private var chosen: [Track] = []
  var body: some View {
    List(tracks) { track in
      if chosen.contains(where: { $0.id == track.id }) {  // expect: info: `contains` walks `chosen` on every evaluation of `Matrix.body`, once for each row
        Text(track.title)
      }
      Text("\(chosen.firstIndex(of: track) ?? 0)")  // expect: info: once for each row
      Text(track.tags.joined(separator: ", "))  // expect: info: `joined` walks `track.tags`
      Text(chosen.first { $0.id == track.id }?.title ?? "")  // expect: info: `first`
    }
    Text("\(tracks.filter { track in chosen.contains { $0.id == track.id } }.count)")  // expect: info: `filter` // expect: info: `contains` walks `chosen` on every evaluation of `Matrix.body`, once for each element of another collection
  }
}

struct TrackRow: View {
  let track: Track
  @Environment(\.allTracks) private var all
  var body: some View {
    Text(track.tags.map { "#" + $0 }.joined())  // expect: info: `map` walks `track.tags`
    Text("\(all.filter { $0.artist == track.artist }.count)")
  }
}

struct TrackRows: View {
  let tracks: [Track]
  var body: some View { List(tracks) { TrackRow(track: $0) } }
}

private struct AllTracks: EnvironmentKey {
  static let defaultValue: [Track] = []
}

extension EnvironmentValues {
  var allTracks: [Track] {
    get { self[AllTracks.self] }
    set { self[AllTracks.self] = newValue }
  }
}

// Shared by the views of a type's own code.

struct Badge: ViewModifier {
  let names: [String]
  func body(content: Content) -> some View {
    content.overlay { Text(names.sorted().first ?? "") }  // expect: info: `Badge.body()`
  }
}
