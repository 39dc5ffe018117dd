import SwiftUI

struct A1: Identifiable { let id: UUID }
struct A2: Identifiable { let id = UUID() }
struct A3: Identifiable { let name: String; var id: String { name } }
struct A4: Identifiable, Hashable { let name: String; var id: Self { self } }
struct A5: Identifiable { let databaseID: Int; var id: Int { databaseID } }
struct A6: Identifiable { let key: String; var id: UUID? { UUID(uuidString: key) } }
struct A7: Identifiable { let date: Date; var id: Date { date } }
struct A8: Identifiable { static let shared = UUID(); var id: UUID { Self.shared } }
struct A9: Identifiable { let url: URL; var id: String { url.absoluteString + "-\(url.path.count)" } }

enum Screen: Identifiable {
  case first, second
  var id: Self { self }
}

/// Observed, not computed.
struct Counter: Identifiable {
  var id = UUID() {
    didSet { print("changed to", UUID()) }
  }
}

/// Made once for each object.
final class Canvas: Identifiable {
  lazy var id = UUID()
}

final class Layer: Identifiable {
  private var kept: UUID?
  var id: UUID {
    if let kept { return kept }
    let made = UUID()
    kept = made
    return made
  }
}

final class Sheet: Identifiable {
  private static var ids: [ObjectIdentifier: UUID] = [:]
  var id: UUID {
    let key = ObjectIdentifier(self)
    let made = Self.ids[key] ?? UUID()
    Self.ids[key] = made
    return made
  }
}

/// A number counted up inside: the same each time.
struct Checksum: Identifiable {
  let bytes: [UInt8]
  var id: Int {
    var sum = 0
    for byte in bytes { sum += Int(byte) }
    return sum
  }
}

/// Nothing tells elements apart by it.
struct Request {
  var id: UUID { UUID() }
  var nonce: UUID { UUID() }
  static var fresh: UUID { UUID() }
}

struct RequestView: View {
  let requests: [Request]
  var body: some View {
    ForEach(requests.indices, id: \.self) { Text("\(requests[$0].nonce)") }
  }
}

/// The clock, but rounded to what stays the same.
struct Greeting: Identifiable {
  var id: Bool { Calendar.current.component(.hour, from: Date()) < 12 }
}
