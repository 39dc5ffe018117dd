import Combine
import Foundation

struct Track: Identifiable {
  let id = UUID()
  let title: String
}

final class Player: ObservableObject {
  @Published var tracks: [Track] = []
  @Published var titles: [String] = [] {
    didSet { tracks = titles.map { Track(title: $0) } }
  }
  let samples = [Track(title: "a")]
  lazy var favourites: [Track] = titles.map { Track(title: $0) }

  private var kept: [Track]?

  /// Made once, then given again.
  var history: [Track] {
    if let kept { return kept }
    let made = titles.map { Track(title: $0) }
    kept = made
    return made
  }

  init(titles: [String]) {
    tracks = titles.map { Track(title: $0) }
  }

  func load() async {
    tracks = await fetch().map { Track(title: $0) }
  }

  private func fetch() async -> [String] { [] }
}
