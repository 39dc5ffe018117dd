import SwiftUI

/// What changes while the orchestra plays. It has no `==`.
struct Tempo {
  var beats = 90
  var mark = "andante"
}

struct Musician: Identifiable, Hashable {
  let id: Int
  var name: String
  var instrument: String
  var desk: Int
  var isPresent = true
}

/// The state of the whole house in one object.
final class House: ObservableObject {
  static let shared = House()
  @Published var program = ""
  @Published var conductor = ""
  @Published var soloist = ""
  @Published var hall = ""
  @Published var seats = 0
  @Published var sold = 0
  @Published var isOpen = false
  @Published var isDimmed = false
  @Published var temperature = 21
  @Published var volume = 0.5
  @Published var search = ""
  @Published var messages: [String] = []

  /// Three announcements for one evening.
  func close() {
    isOpen = false
    isDimmed = true
    sold = 0
  }

  /// Announced once by the property, and once by hand.
  func rename(_ hall: String) {
    self.hall = hall
    objectWillChange.send()
  }

  func loadProgram() {
    Task { program = await Self.program() }
  }

  static func program() async -> String { "Spring" }
}

@Observable final class Rehearsal {
  var musicians: [Musician] = []
  var tempo = Tempo()
  /// Two views depend on every musician by it.
  var missing: [Musician] { musicians.filter { !$0.isPresent } }

  func follow(_ tempos: AsyncStream<Tempo>) async {
    for await tempo in tempos { self.tempo = tempo }
  }
}

final class Score: ObservableObject {
  @Published var page = 1
  init(piece: String) {}
}

/// Keeps the score of the first piece.
struct ScoreView: View {
  @StateObject private var score: Score
  init(piece: String) { _score = StateObject(wrappedValue: Score(piece: piece)) }
  var body: some View { Text("Page \(score.page)") }
}

/// Given a whole musician for the sake of the name.
struct NamePlate: View {
  let musician: Musician
  var body: some View { Text(musician.name).font(.headline) }
}

/// Given a new closure with each update.
struct MusicianRow: View {
  let name: String
  let desk: Int
  let onCall: () -> Void
  var body: some View {
    HStack {
      Image(systemName: "music.note")
      Text(name)
      Spacer()
      Text("\(desk)")
      Button("Call", action: onCall)
    }
  }
}

struct HouseBadge: View {
  // No view owns what everybody shares.
  @StateObject private var house = House.shared
  var body: some View { Text(house.hall) }
}

struct RehearsalView: View {
  let rehearsal: Rehearsal
  @EnvironmentObject private var house: House
  @State private var called = 0
  @State private var piece = "Overture"

  var body: some View {
    VStack {
      HouseBadge()
      ScoreView(piece: piece)
      Text("\(rehearsal.missing.count) missing, \(rehearsal.tempo.mark)")
      List(rehearsal.musicians) { musician in
        NamePlate(musician: musician)
        MusicianRow(name: musician.name, desk: musician.desk) { called = musician.id }
      }
      MissingView(rehearsal: rehearsal)
      Button("Next") { piece = house.program }
    }
    .onAppear { house.loadProgram() }
  }
}

struct MissingView: View {
  let rehearsal: Rehearsal
  var body: some View { Text(rehearsal.missing.first?.name ?? "All are here") }
}

struct OrchestraApp: App {
  @StateObject private var house = House()
  @State private var rehearsal = Rehearsal()
  var body: some Scene {
    WindowGroup { RehearsalView(rehearsal: rehearsal).environmentObject(house) }
  }
}
