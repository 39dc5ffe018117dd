import Observation
import SwiftUI

final class Disc: ObservableObject, Identifiable {
  let id = 1
  @Published var title = ""
  @Published var plays = 0
  @Published var isOpen = false
}

final class Rack: ObservableObject {
  @Published var discs: [Disc] = []
  @Published var a = 0
  @Published var b = 0
}

@Observable final class Deck { var isOn = false }

struct RackView: View {
  @ObservedObject var rack: Rack
  var body: some View {
    List(rack.discs) { disc in
      DiscRow(disc: disc)
      ActionRow(title: disc.title)
      DeckRow(title: disc.title)
      let own = disc
      DiscRow(disc: own)
    }
    ForEach($rack.discs) { $disc in
      DiscRow(disc: disc)
    }
    ForEach(rack.discs) { DiscRow(disc: $0) }
    ForEach([1, 2], id: \.self) { _ in FixedRow() }
    FixedRow()
  }
}

/// The object of the element.
struct DiscRow: View {
  @ObservedObject var disc: Disc
  var body: some View { Text(disc.title) }
}

/// Only an action uses it: another rule speaks.
struct ActionRow: View {
  let title: String
  @EnvironmentObject var rack: Rack
  var body: some View { Button(title) { rack.a += 1 } }
}

/// Observation: what is read counts.
struct DeckRow: View {
  let title: String
  @Environment(Deck.self) private var deck
  var body: some View { Text(deck.isOn ? title : "") }
}

struct RackLinks: View {
  let titles: [String]
  var body: some View {
    List(titles, id: \.self) { title in
      NavigationLink(destination: RackPage(title: title)) { PassingRow(title: title) }
    }
  }
}

/// Shown apart.
struct RackPage: View {
  let title: String
  @EnvironmentObject var rack: Rack
  var body: some View { Text("\(title) \(rack.a)") }
}

/// Only passed on: another rule reports it.
struct PassingRow: View {
  let title: String
  @EnvironmentObject var rack: Rack
  var body: some View {
    Text(title)
    RackPart(rack: rack)
  }
}

struct RackPart: View {
  let rack: Rack
  var body: some View { Button("Add") { rack.a += 1 } }
}

/// A fixed set of rows, and no row.
struct FixedRow: View {
  @EnvironmentObject var rack: Rack
  var body: some View { Text("\(rack.a)") }
}
