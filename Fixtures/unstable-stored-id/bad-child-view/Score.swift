import SwiftUI

struct Score: Identifiable {
  let id = UUID()  // expect: info: `scores` creates new `Score` values on each evaluation of `Table3.body`, each with a new `id`, which replaces their rows
  let name: String
}

struct ScoreList: View {
  let scores: [Score]
  var body: some View { List { ForEach(scores) { Text($0.name) } } }
}
