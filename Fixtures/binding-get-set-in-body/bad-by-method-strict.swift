// with: strict
import SwiftUI

@Observable final class Stations {
  var sortsByName = false
  private(set) var names = ["B", "A"]
  func sort(byName: Bool) {
    sortsByName = byName
    names.sort()
  }
}

/// The method writes what the getter reads, which others may set as well: it could be the setter of a property.
struct StationList: View {
  let stations: Stations
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Text(stations.names[0])
    Toggle(
      "Sort",
      isOn: Binding(get: { stations.sortsByName }, set: { stations.sort(byName: $0) })  // expect: `isOn:` of `Toggle`
    )
  }
}
