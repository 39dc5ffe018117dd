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
  @StateObject private var timetable: Timetable  // note: `timetable` is created once for the identity of `TimetableView`
  init(station: Station) {
    _timetable = StateObject(wrappedValue: Timetable(station: station))  // expect: `TimetableView` keeps the `Timetable` in `timetable` when the parent passes another `station`, which leaves old data on screen
  }
  var body: some View { Text(timetable.lines.first ?? "") }
}

/// `@State` keeps its first object as well.
struct TicketsView: View {
  @State private var tickets: Tickets
  init(zone: Int) {
    _tickets = State(initialValue: Tickets(zone: zone * 2))  // expect: `TicketsView` keeps the `Tickets` in `tickets`
  }
  var body: some View { Text("\(tickets.prices.count)") }
}

struct ZoneView: View {
  @State private var tickets: Tickets
  init(zone: Int) {
    _tickets = State(initialValue: Tickets(zone: zone))  // expect: `ZoneView` keeps the `Tickets` in `tickets`
  }
  var body: some View { Text("\(tickets.prices.count)") }
}

/// One argument stays what it is, the other does not.
struct BoardView: View {
  @StateObject private var board: Timetable
  init(id: Int, limit: Int) {
    self._board = .init(wrappedValue: .init(id: id, limit: limit))  // expect: `BoardView` keeps the `Timetable` in `board`
  }
  var body: some View { Text(board.lines.first ?? "") }
}

/// It keeps the input as well, and does not watch it.
struct HeadedView: View {
  let name: String
  @StateObject private var timetable: Timetable
  init(name: String) {
    self.name = name
    _timetable = StateObject(wrappedValue: Timetable(station: Station(id: 0, name: name)))  // expect: `HeadedView` keeps the `Timetable` in `timetable` when the parent passes another `name`, which leaves old data on screen
  }
  var body: some View { Text(name) }
}

struct Trip: View {
  @State private var station = Station(id: 1)
  @State private var zone = 1
  let stations: [Station]

  var body: some View {
    VStack {
      TimetableView(station: station)  // note: `station`, which may change, is passed here
      TicketsView(zone: zone)
      HeadedView(name: station.name)
      ForEach(stations) { station in
        BoardView(id: station.id, limit: zone)
      }
      zoned(zone)
      Button("Next") {
        zone += 1
        station = Station(id: zone)
      }
    }
  }

  /// The caller passes what changes.
  private func zoned(_ zone: Int) -> some View { ZoneView(zone: zone) }
}

enum Mode { case map(Int), list }

/// Takes apart what a model holds, which changes while it is shown.
struct ModePage: View {
  @ObservedObject var modes: Modes
  var body: some View {
    switch modes.mode {
    case .map(let zone): MapTickets(zone: zone)
    case .list: Text("List")
    }
  }
}

final class Modes: ObservableObject {
  @Published var mode = Mode.list
  func next() { mode = .map(2) }
}

struct MapTickets: View {
  @State private var tickets: Tickets
  init(zone: Int) {
    _tickets = State(initialValue: Tickets(zone: zone))  // expect: `MapTickets` keeps the `Tickets` in `tickets`
  }
  var body: some View { Text("\(tickets.prices.count)") }
}

struct ModeSheet: View {
  @State private var isOpen = false
  @StateObject private var modes = Modes()
  var body: some View {
    Text("Modes").sheet(isPresented: $isOpen) { ModePage(modes: modes) }
  }
}
