import SwiftUI

struct Member: Identifiable {
  let id: Int
  var team: Int
}

final class Crew: ObservableObject {
  @Published var members: [Member] = []
  func move(_ id: Int) {
    if let i = members.firstIndex(where: { $0.id == id }) { members[i].team += 1 }
  }
}

struct TeamRow: View {
  let team: Int
  let crew: Crew
  var body: some View { Text("\(crew.members.filter { $0.team == team }.count)") }
}

struct Teams: View {
  let teams: [Int]
  let crew: Crew
  var body: some View { List(teams, id: \.self) { team in TeamRow(team: team, crew: crew) } }
}
