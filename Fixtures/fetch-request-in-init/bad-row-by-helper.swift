import SwiftData
import SwiftUI

@Model final class Visit {
  var name: String
  init(name: String) { self.name = name }
}

struct VisitRow: View {
  @Query private var visits: [Visit]
  init(name: String) {
    _visits = Query(filter: #Predicate { $0.name == name })  // expect: info: the `Query` of `visits` is created again for each row whenever the parent of `VisitRow` updates
  }
  var body: some View { Text("\(visits.count)") }
}

struct Visits: View {
  let names: [String]
  private func row(_ name: String) -> some View { VisitRow(name: name) }
  var body: some View { List(names, id: \.self) { name in row(name) } }
}
