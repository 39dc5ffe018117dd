import SwiftUI

struct Table3: View {
  @ObservedObject var league: League
  private var scores: [Score] { league.names.map { Score(name: $0) } }
  var body: some View { ScoreList(scores: scores) }
}

final class League: ObservableObject {
  @Published var names: [String] = []
}
