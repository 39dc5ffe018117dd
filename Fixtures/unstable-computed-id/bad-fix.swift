import SwiftUI

struct Pet: Identifiable {
  var name: String
  public var id: UUID { UUID() }  // expect: `Pet.id`
}

struct Note: Identifiable {
  var id: String {  // expect: `Note.id`
    UUID().uuidString
  }
}

struct Mark: Identifiable {
  var id: some Hashable { return UUID() }  // expect: `Mark.id`
}

enum Screen: Identifiable {
  case first, second
  var id: UUID { UUID() }  // expect: `Screen.id`
}

// No fix: the value needs `self`, is coded, or cannot be stored.

struct Row: Identifiable {
  let name: String
  var id: String { name + UUID().uuidString }  // expect: `Row.id`
}

struct Coded: Identifiable, Codable {
  var id: UUID { UUID() }  // expect: `Coded.id`
}

enum Route: Identifiable {
  case page(Int)
  var id: UUID { UUID() }  // expect: `Route.id`
}
