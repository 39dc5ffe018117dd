import SwiftUI

/// All cases are there from the beginning, and none changes.
enum Speed: Hashable, CaseIterable {
  case slow
  case custom(Double)
  static var allCases: [Speed] { [.slow, .custom(1.5)] }
  static func shown() -> [Self] { allCases }
}

enum Direction: Int, CaseIterable {
  case left, right
  static func shown() -> [Self] { [.left, .right] }
}

struct Session: Identifiable {
  let prompt: String
  /// Must not carry what the user wrote into a log: a fingerprint is enough to tell two sessions apart.
  var id: Int { prompt.hashValue }
}

struct Settings: View {
  @State private var session: Session?
  let sessions: [Session]
  var body: some View {
    ForEach(Speed.allCases, id: \.hashValue) { Text("\($0)") }
    ForEach(Direction.shown(), id: \.hashValue) { Text("\($0.rawValue)") }
    ForEach(sessions) { Text($0.prompt) }
  }
}
