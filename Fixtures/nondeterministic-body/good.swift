import SwiftUI

// Chosen once, in initial values and actions.

struct Chosen: View {
  @State private var angle = Double.random(in: 0...1)
  @State private var words = ["a", "b"].shuffled()
  var body: some View {
    Button("Again") { angle = .random(in: 0...1) }
      .rotationEffect(.radians(angle))
      .onAppear { words.shuffle() }
      .task { if Date() > Date(timeIntervalSince1970: 0) { angle = 0 } }
    ForEach(words, id: \.self) { Text($0) }
  }
}

// Evaluated again when the time comes.

struct Ticking: View {
  let end: Date
  @State private var isUp = false
  var body: some View {
    TimelineView(.everyMinute) { context in
      if end < context.date { Text("Over") }
      if end < Date() { Text("Over") }
      Text("a").opacity(.random(in: 0...1))
    }
    Text(Date(), style: .time)
    Text(.now, style: .timer)
    Text("a")
      .offset(y: isUp ? 10 : 0)
      .animation(.easeInOut(duration: .random(in: 1...2)), value: isUp)
    let time = Double.random(in: 1...2)
    Text("b").offset(y: isUp ? 10 : 0).animation(.easeInOut(duration: time), value: isUp)
    Canvas { context, size in
      let place = CGRect(x: .random(in: 0...size.width), y: 0, width: 1, height: 1)
      context.fill(Path(place), with: .color(.white))
    }
    // It is not seen.
    Tagged(id: UUID().uuidString)
    // A range is not a comparison.
    DatePicker("From", selection: .constant(end), in: Date()...end)
  }
}

// A generator of the project may always begin in the same way.

struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &*= 6_364_136_223_846_793_005
    return state
  }
}

struct Stars: View {
  let seed: UInt64
  private var places: [Double] {
    var generator = Seeded(state: seed)
    return (0..<20).map { _ in Double.random(in: 0...1, using: &generator) }
  }
  var body: some View {
    ForEach(places, id: \.self) { Text("*").offset(x: $0) }
  }
}

// Kept once it was chosen.

final class Deck: ObservableObject {
  private var kept: Int?
  var top: Int {
    if let kept { return kept }
    let top = Int.random(in: 0..<52)
    kept = top
    return top
  }
  /// What the model does with the time is its own affair.
  func value() -> Double { Date() > Date(timeIntervalSince1970: 9) ? 1 : 2 }
}

struct DeckView: View {
  @ObservedObject var deck: Deck
  var body: some View { Text("\(deck.top) \(deck.value())") }
}

struct Tagged: View {
  let id: String
  var body: some View { Text("a") }
}

/// Seeded, it gives the same colors each time.
struct SeededColor: View {
  let seed: Int
  var body: some View { Color.red.opacity(strength) }
  private var strength: Double {
    srand48(seed)
    return drand48()
  }
}

/// A property of that name is not a method.
final class Playlist: ObservableObject { @Published var shuffle = false }

struct PlaylistSettings: View {
  @ObservedObject var playlist: Playlist
  var body: some View { Toggle("Shuffle", isOn: $playlist.shuffle) }
}
