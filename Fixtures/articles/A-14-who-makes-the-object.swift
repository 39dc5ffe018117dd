import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0; func win() { points += 1 }
}

struct Watcher: View {
  @ObservedObject var score: Score
  var body: some View { Text("\(score.points)") }
}

struct Maker: View {
  @ObservedObject private var score = Score()  // expect: observed-object-owned: info:
  var body: some View { Text("\(score.points)") }
}

struct Keeper: View {
  @StateObject private var score = Score()
  var body: some View { Text("\(score.points)") }
}
