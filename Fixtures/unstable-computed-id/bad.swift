import SwiftUI

struct Pet: Identifiable {
  var name: String
  var id: UUID { UUID() }  // expect: warning: `Pet.id` is a new `UUID()` on every read
}

struct PetList: View {
  let pets: [Pet]
  var body: some View {
    List(pets) { Text($0.name) }  // note: `List` identifies elements by `id`
  }
}

struct A1: Identifiable { var id: String { UUID().uuidString } }  // expect: info:
struct A2: Identifiable { let name: String; var id: String { "\(name)-\(UUID())" } }  // expect: info:
struct A3: Identifiable { var id: Int { Int.random(in: 0...9) } }  // expect: info:
struct A4: Identifiable { var id: Date { Date() } }  // expect: info: `A4.id` is a new `Date()` on every read
struct A5: Identifiable { var id: UUID { return UUID() } }  // expect: info:
struct A6: Identifiable { var id: UUID { get { UUID() } } }  // expect: info:
struct A7: Identifiable { var id: some Hashable { UUID() } }  // expect: info:
struct A8: Identifiable { var id: Double { CFAbsoluteTimeGetCurrent() } }  // expect: info:
struct A9: Identifiable { var id: UInt32 { arc4random() } }  // expect: info:
struct B1: Identifiable { var id: ContinuousClock.Instant { .now } }  // expect: info:
struct B2: Identifiable { var id: String { ProcessInfo.processInfo.globallyUniqueString } }  // expect: info:
struct B3: Identifiable { var id: ObjectIdentifier { ObjectIdentifier(Box()) } }  // expect: info:
final class Box {}

enum Screen: Identifiable {
  case first, second
  var id: UUID { UUID() }  // expect: info: `Screen.id`
}

extension Array: @retroactive Identifiable {
  public var id: UUID { UUID() }  // expect: info: `Array.id`
}

protocol Card: Identifiable {}
extension Card {
  var id: UUID { UUID() }  // expect: info: `Card.id`
}

// Through functions and properties of the project.

struct Stroke: Identifiable {
  var id: Int { makeID() }  // expect: info: `Stroke.id` is a new `Int.random(in: 0...9_999)` on every read
  private func makeID() -> Int { Self.number }  // note: `makeID` creates the value
  private static var number: Int { Int.random(in: 0...9_999) }  // note: `number` creates the value
}

// Counting up.

struct Ticket: Identifiable {
  nonisolated(unsafe) static var last = 0
  var id: Int {  // expect: info: `Ticket.id` is a new `Self.last` on every read
    Self.last += 1
    return Self.last
  }
}

// Only sometimes.

struct Receipt: Identifiable {
  var number: String?
  var id: String {  // expect: info:
    guard let number else { return UUID().uuidString }
    return number
  }
}

enum Route: Identifiable {
  case home
  case page(Int)
  var id: String {  // expect: info:
    switch self {
    case .home: "home"
    case .page: UUID().uuidString
    }
  }
}

// Lazily, in a structure: each copy has its own.

struct Sketch {
  lazy var id = UUID()  // expect: info: `Sketch.id` is created on first read
}

struct SketchView: View {
  let sketch: Sketch
  var body: some View {
    var copy = sketch
    Text("a").id(copy.id)
  }
}

// Not called `id`, and the type is not `Identifiable`: told apart by it all the same.

struct Line {
  let text: String
  var token: UUID { UUID() }  // expect: warning: `Line.token`
  var mark: UUID { UUID() }  // expect: warning: `Line.mark`
}

struct Lines: View {
  let lines: [Line]
  let first: Line
  var body: some View {
    VStack {
      ForEach(lines, id: \.token) { Text($0.text) }  // note: `ForEach` identifies elements by `token`
      Text("a").id(first.mark)  // note: this view gets a new identity when `mark` changes
    }
  }
}
