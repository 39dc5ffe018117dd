import SwiftUI

// Collections that the sources show to grow.

struct Track: Identifiable, Hashable {
  let id: Int
  let title: String
}

@Observable final class Library {
  private(set) var tracks: [Track] = []
  private(set) var liked: [Track] = []
  func load() async throws { tracks += try await Self.fetch() }
  func like(_ more: [Track]) { liked += more }
  private static func fetch() async throws -> [Track] { [] }
}

struct Songs: View {
  let library: Library
  @State private var query = ""
  @State private var isBold = false
  var body: some View {
    List {
      Toggle("Bold", isOn: $isBold).bold(isBold)
      ForEach(library.tracks.filter { $0.title.contains(query) }) { track in
        if library.liked.contains(where: { $0.id == track.id }) {  // expect: info: `contains` walks `library.liked` on every evaluation of `Songs.body`, once for each row
          Text(track.title)
        }
        Button("Like") { library.like([track]) }
      }
    }
    .searchable(text: $query)
  }
}

// A parent passes them.

struct Chart: View {
  let tracks: [Track]
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold).bold(isBold)
    Text(sorted.first?.title ?? "")
    List(sorted) { Text($0.title) }
  }
  private var sorted: [Track] { tracks.sorted { $0.title < $1.title } }  // expect: info: `sorted` walks `tracks`
}

struct Charts: View {
  let library: Library
  var body: some View { Chart(tracks: library.tracks) }
}
