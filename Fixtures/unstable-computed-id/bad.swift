import SwiftUI

struct Pet: Identifiable {
  var name: String
  var id: UUID { UUID() }  // expect: error: `Pet.id` is a new `UUID()` on every read
}

struct PetList: View {
  let pets: [Pet]
  var body: some View {
    List(pets) { Text($0.name) }  // note: `List` identifies elements by `id`
  }
}

struct A1: Identifiable { var id: String { UUID().uuidString } }  // expect: error:
struct A2: Identifiable { let name: String; var id: String { "\(name)-\(UUID())" } }  // expect: error:
struct A3: Identifiable { var id: Int { Int.random(in: 0...9) } }  // expect: error:
struct A4: Identifiable { var id: Date { Date() } }  // expect: error: `A4.id` is a new `Date()` on every read
struct A5: Identifiable { var id: UUID { return UUID() } }  // expect: error:
struct A6: Identifiable { var id: UUID { get { UUID() } } }  // expect: error:
struct A7: Identifiable { var id: some Hashable { UUID() } }  // expect: error:
struct A8: Identifiable { var id: Double { CFAbsoluteTimeGetCurrent() } }  // expect: error:
struct A9: Identifiable { var id: UInt32 { arc4random() } }  // expect: error:
struct B1: Identifiable { var id: ContinuousClock.Instant { .now } }  // expect: error:
struct B2: Identifiable { var id: String { ProcessInfo.processInfo.globallyUniqueString } }  // expect: error:
struct B3: Identifiable { var id: ObjectIdentifier { ObjectIdentifier(Box()) } }  // expect: error:
final class Box {}

enum Screen: Identifiable {
  case first, second
  var id: UUID { UUID() }  // expect: error: `Screen.id`
}

extension Array: @retroactive Identifiable {
  public var id: UUID { UUID() }  // expect: error: `Array.id`
}

protocol Card: Identifiable {}
extension Card {
  var id: UUID { UUID() }  // expect: error: `Card.id`
}

// Through functions and properties of the project.

struct Stroke: Identifiable {
  var id: Int { makeID() }  // expect: error: `Stroke.id` is a new `Int.random(in: 0...9_999)` on every read
  private func makeID() -> Int { Self.number }  // note: `makeID` creates the value
  private static var number: Int { Int.random(in: 0...9_999) }  // note: `number` creates the value
}

// Counting up.

struct Ticket: Identifiable {
  nonisolated(unsafe) static var last = 0
  var id: Int {  // expect: error: `Ticket.id` is a new `Self.last` on every read
    Self.last += 1
    return Self.last
  }
}

// Only sometimes.

struct Invoice: Identifiable {
  var number: UUID?
  var id: UUID { number ?? UUID() }  // expect: warning: `Invoice.id` may be a new `UUID()` on every read
}

struct Receipt: Identifiable {
  var number: String?
  var id: String {  // expect: warning:
    guard let number else { return UUID().uuidString }
    return number
  }
}

enum Route: Identifiable {
  case home
  case page(Int)
  var id: String {  // expect: warning:
    switch self {
    case .home: "home"
    case .page: UUID().uuidString
    }
  }
}

// Lazily, in a structure: each copy has its own.

struct Sketch {
  lazy var id = UUID()  // expect: warning: `Sketch.id` is created on first read
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
  var token: UUID { UUID() }  // expect: error: `Line.token`
  var mark: UUID { UUID() }  // expect: error: `Line.mark`
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
