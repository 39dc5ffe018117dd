// A function outside of the view creates the object on each update of the view.
import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0
}

struct ScoreView: View {
  @ObservedObject var score: Score
  var body: some View { Button("\(score.points)") { score.points += 1 } }
}

struct GivenScoreView: View {
  @EnvironmentObject var score: Score
  var body: some View { Button("\(score.points)") { score.points += 1 } }
}

enum Screens {
  static func score() -> some View { ScoreView(score: Score()) }  // expect: info: `Screens.score()` creates a new `Score` for `@ObservedObject ScoreView.score` on every update of `Home`  // help: keep the `Score` in a `@StateObject` of the view that receives it
}

struct Factory {
  func score() -> some View { ScoreView(score: Score()) }  // expect: info: `Factory.score()` creates a new `Score`
}

final class Router {
  static let shared = Router()
  @ViewBuilder func view(for page: Int) -> some View {
    if page < 0 { Text("None") } else { ScoreView(score: Score()) }  // expect: info: `Router.view()` creates a new `Score`
  }
}

func scoreScreen() -> some View { ScoreView(score: Score()) }  // expect: info: `scoreScreen()` creates a new `Score`

/// As short-lived as the object.
final class Builder {
  lazy var score = Score()
  func screen() -> some View { GivenScoreView().environmentObject(score) }  // expect: info: `Builder.screen()` creates a new `Score` for `environmentObject(_:)`
}

struct Home: View {
  @State private var count = 0
  let factory = Factory()
  var body: some View {
    Button("\(count)") { count += 1 }
    Screens.score()
    factory.score()
    Router.shared.view(for: count)
    scoreScreen()
    Builder().screen()
  }
}
