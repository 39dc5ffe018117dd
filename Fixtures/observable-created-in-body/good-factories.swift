import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0
}

struct ScoreView: View {
  @ObservedObject var score: Score
  var body: some View { Button("\(score.points)") { score.points += 1 } }
}

/// Creates it once.
struct OwnScoreView: View {
  @StateObject private var score: Score
  init(score: @autoclosure @escaping () -> Score) { _score = StateObject(wrappedValue: score()) }
  var body: some View { Button("\(score.points)") { score.points += 1 } }
}

enum Screens {
  static let kept = Score()
  static func own() -> some View { OwnScoreView(score: Score()) }
  static func shared() -> some View { ScoreView(score: kept) }
  /// Only an action runs it.
  static func window() -> some View { ScoreView(score: Score()) }
  /// Only a view that is evaluated once shows it.
  static func still() -> some View { ScoreView(score: Score()) }
}

/// Keeps what it shows.
final class Router {
  private let score = Score()
  func screen() -> some View { ScoreView(score: score) }
}

/// The home page has no score.
enum Page {
  case home
  case score
  @ViewBuilder func screen() -> some View {
    switch self {
    case .home: Text("Home")
    case .score: ScoreView(score: Score())
    }
  }
  @ViewBuilder static func screen(for page: Page) -> some View {
    if page == .home { Text("Home") } else { ScoreView(score: Score()) }
  }
}

struct Home: View {
  @State private var count = 0
  private let router = Router()
  var body: some View {
    Button("\(count)") {
      count += 1
      show(Screens.window())
    }
    Screens.own()
    Screens.shared()
    router.screen()
    Page.home.screen()
    Page.screen(for: .home)
  }
  private func show(_ view: some View) {}
}

struct Still: View {
  var body: some View { Screens.still() }
}
