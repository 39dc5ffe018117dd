import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

final class Player: ObservableObject {
  @Published var tracks: [Track] = []

  func skip() { tracks.removeFirst() }  // note: `tracks.removeFirst` moves the positions
  func add(_ track: Track) { tracks.append(track) }
}
