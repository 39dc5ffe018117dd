import SwiftUI

struct Score: Identifiable {
  let id = UUID()  // expect: warning: each `Score` gets a new `id`, and `scores` builds them each time `Table3.body` is evaluated
  let name: String
}

struct ScoreList: View {
  let scores: [Score]
  var body: some View { List { ForEach(scores) { Text($0.name) } } }
}
