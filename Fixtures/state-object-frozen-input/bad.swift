import SwiftUI

struct Station: Identifiable, Hashable {
  let id: Int
  var name = ""
}

final class Timetable: ObservableObject {
  @Published var lines: [String] = []
  init(station: Station) { lines = [station.name] }
  init(id: Int, limit: Int) { lines = ["\(id)"] }
}

@Observable final class Tickets {
  var prices: [Int] = []
  init(zone: Int) { prices = [zone] }
}

struct TimetableView: View {
  @StateObject private var timetable: Timetable  // note: made once for the identity of `TimetableView`
  init(station: Station) {
    _timetable = StateObject(wrappedValue: Timetable(station: station))  // expect: info: `timetable` is made of the first `station`: when the parent passes another one, `TimetableView` keeps the `Timetable` that it has
  }
  var body: some View { Text(timetable.lines.first ?? "") }
}

/// `@State` keeps its first object as well.
struct TicketsView: View {
  @State private var tickets: Tickets
  init(zone: Int) {
    _tickets = State(initialValue: Tickets(zone: zone * 2))  // expect: `tickets` is made of the first `zone`
  }
  var body: some View { Text("\(tickets.prices.count)") }
}

struct ZoneView: View {
  @State private var tickets: Tickets
  init(zone: Int) {
    _tickets = State(initialValue: Tickets(zone: zone))  // expect: `tickets` is made of the first `zone`
  }
  var body: some View { Text("\(tickets.prices.count)") }
}

/// One argument stays what it is, the other does not.
struct BoardView: View {
  @StateObject private var board: Timetable
  init(id: Int, limit: Int) {
    self._board = .init(wrappedValue: .init(id: id, limit: limit))  // expect: `board` is made of the first `limit`
  }
  var body: some View { Text(board.lines.first ?? "") }
}

/// It keeps the input as well, and does not watch it.
struct HeadedView: View {
  let name: String
  @StateObject private var timetable: Timetable
  init(name: String) {
    self.name = name
    _timetable = StateObject(wrappedValue: Timetable(station: Station(id: 0, name: name)))  // expect: made of the first `name`
  }
  var body: some View { Text(name) }
}

struct Trip: View {
  @State private var station = Station(id: 1)
  @State private var zone = 1
  let stations: [Station]

  var body: some View {
    VStack {
      TimetableView(station: station)  // note: `station` is passed here, and may be another one later
      TicketsView(zone: zone)
      HeadedView(name: station.name)
      ForEach(stations) { station in
        BoardView(id: station.id, limit: zone)
      }
      zoned(zone)
      Button("Next") { zone += 1 }
    }
  }

  /// The caller passes what changes.
  private func zoned(_ zone: Int) -> some View { ZoneView(zone: zone) }
}
