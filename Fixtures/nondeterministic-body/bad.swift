import SwiftUI

// Chance, in bodies and in what bodies call.

struct Confetti: View {
  @State private var colors: [Color] = [.red, .green]
  @State private var words = ["a", "b"]
  private func add() { words.append("c") }
  private var tilt: Double {
    Double.random(in: -5...5)  // expect: `Double.random(in:)` gives a different value on every evaluation of `Confetti.body`
  }
  var body: some View {
    VStack {
      Text("a").rotationEffect(.degrees(tilt))
      Text("b").offset(x: .random(in: 0...10))  // expect: `random(in:)` gives a different value
      Text(words.randomElement() ?? "")  // expect: `Array.randomElement()` gives a different value
      ForEach(words.shuffled(), id: \.self) { Text($0) }  // expect: `Array.shuffled()`
      if Bool.random() { Text("c") }  // expect: `Bool.random()`
      Text("\(arc4random())")  // expect: `arc4random()`
      Text(UUID().uuidString)  // expect: `UUID()`
      Text("Ticket \(UUID())")  // expect: `UUID()`
      Text(Dice.throwOne())  // expect: info: `Int.random(in:)` gives a different value on every evaluation of `Confetti.body`
    }
    .overlay { Text(colors.randomElement().map { "\($0)" } ?? "") }  // expect: `Array.randomElement()`
  }
}

enum Dice {
  static func throwOne() -> String { "\(Int.random(in: 1...6))" }  // note: `throwOne()` calls `Int.random(in:)`
}
