import SwiftUI

enum Stage { case waiting, loading, done }

struct Track: Identifiable {
  let id: Int
  let stage: Stage
  let progress: Double
}

struct TrackRow: View {
  let track: Track
  let isPlaying: Bool
  var body: some View {
    Text("\(track.id)")
    if isPlaying {
      GeometryReader { proxy in Rectangle().frame(width: proxy.size.width * track.progress) }
    }
    switch track.stage {
    case .loading: GeometryReader { proxy in Rectangle().frame(width: proxy.size.width * track.progress) }
    case .waiting, .done: EmptyView()
    }
  }
}

struct Tracks: View {
  let tracks: [Track]
  @State private var playing = 0
  var body: some View {
    List(tracks) { track in TrackRow(track: track, isPlaying: track.id == playing) }
  }
}
