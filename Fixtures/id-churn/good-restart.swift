import SwiftUI

struct Station: Identifiable {
  let id: Int
}

@Observable final class StationListModel {
  let stations: [Station]
  init(stations: [Station]) { self.stations = stations }
}

/// Only a new identity brings it other stations.
struct StationList: View {
  @State private var model: StationListModel
  @State private var isExpanded = false
  init(stations: [Station]) { _model = State(wrappedValue: StationListModel(stations: stations)) }
  var body: some View {
    Toggle("More", isOn: $isExpanded)
    ForEach(model.stations) { Text("\($0.id)") }
  }
}

struct Radio: View {
  @State private var stations: [Station] = []
  var body: some View {
    Button("Add") { stations.append(Station(id: stations.count)) }
    StationList(stations: stations)
      .id(stations.count)
  }
}
