import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0
  func win() { points += 1 }
}

struct Board: View {
  let score: Score  // expect: `score.points`
  var body: some View { Text("\(score.points)") }
}

struct Banner: View {
  private let score: Score  // expect: `score.points`
  init(score: Score) { self.score = score }
  var body: some View { Text("\(score.points)") }
}
