import AVKit
import SwiftUI

struct Clip: View {
  private let formatter = DateFormatter()  // expect: info: `DateFormatter()` (formatter construction) runs for the initial value of `Clip.formatter`
  private let player: AVPlayer
  private let notes: String
  private let sizes: [String: Int]

  init(url: URL, bytes: Data) {
    // That nothing keeps it is worse than what it costs: `reference-created-in-view-property`.
    player = AVPlayer(url: url)
    notes = Self.read(url)
    let decoder = JSONDecoder()
    sizes = (try? decoder.decode([String: Int].self, from: bytes)) ?? [:]  // expect: info: `JSONDecoder.decode(_:from:)`
  }

  private static func read(_ url: URL) -> String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""  // expect: info:
  }

  var body: some View { VideoPlayer(player: player) }
}

struct Stamp: View {
  let text: String
  init(date: Date, formatter: DateFormatter = DateFormatter()) {  // expect: `DateFormatter()`
    text = formatter.string(from: date)
  }
  var body: some View { Text(text) }
}

struct Waits: ViewModifier {
  let value: Int
  init(gate: DispatchSemaphore) {
    gate.wait()  // expect: info: `DispatchSemaphore.wait()`
    value = 1
  }
  func body(content: Content) -> some View { content }
}
