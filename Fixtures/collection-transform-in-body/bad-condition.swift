import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

struct Songs: View {
  @State private var tracks: [Track] = []
  @State private var isBold = false
  @State private var isSorted = false
  let load: () async -> [Track]
  private var sorted: [Track] {
    if isSorted {
      return tracks.sorted { $0.title < $1.title }  // expect: info: `sorted` walks `tracks` on every evaluation of `Songs.body` that reaches it
    }
    return tracks
  }
  var body: some View {
    Toggle("Bold", isOn: $isBold).bold(isBold)
    Toggle("Sorted", isOn: $isSorted)
    Text(sorted.first?.title ?? "")
    List(sorted) { Text($0.title) }
      .task { tracks = await load() }
  }
}
