import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct TrackRow: View {
  @State private var track: Track  // note: keeps its first value
  init(track: Track) {
    _track = State(initialValue: track)  // expect: info: `@State track` keeps the first `track`, and `TrackRow` ignores any later value that its caller passes
  }
  var body: some View { Text(track.title) }
}

struct Volume: View {
  @State private var level: Int
  @State private var unit: String
  init(_ level: Int, unit: String) {
    self.level = level  // expect: warning: `@State level` keeps the first `level`, and `Volume` ignores any later value that one of 2 callers passes  // help: take `level` as a `let` or a `@Binding`, or copy it again in `.onChange(of:)`
    self._unit = .init(wrappedValue: unit)  // expect: `@State unit`
  }
  var body: some View { Text("\(level) \(unit)") }
}

/// Shows both, which then differ.
struct Heading: View {
  let title: String
  @State private var edited: String
  init(title: String) {
    self.title = title
    _edited = State(initialValue: title)  // expect: warning: `@State edited` keeps the first `title`
  }
  var body: some View {
    Text(title)  // note: `title` itself is read here
    TextField("Title", text: $edited)
  }
}

/// It edits its copy: a draft, perhaps.
struct Renamer: View {
  @State private var title: String
  init(title: String) {
    _title = State(initialValue: title)  // expect: info: `@State title`  // help: give `Renamer` an `.id(…)` where it is built, or copy `title` again in `.onChange(of:)`
  }
  var body: some View { TextField("Title", text: $title) }
}

struct Album: View {
  @State private var tracks: [Track] = []
  @State private var level = 1
  @State private var unit = "dB"
  @State private var current = ""

  var body: some View {
    List(tracks) { track in
      TrackRow(track: track)  // note: `track`, which may change, is passed here
    }
    Volume(level, unit: unit)
    Volume(level + 1, unit: "dB")
    Heading(title: current)
    Renamer(title: current)
    TextField("Unit", text: $unit)
    TextField("Title", text: $current)
    Button("Louder") {
      level += 1
      tracks.append(Track(id: level, title: unit))
    }
  }
}
