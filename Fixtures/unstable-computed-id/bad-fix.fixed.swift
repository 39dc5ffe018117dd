import SwiftUI

struct Pet: Identifiable {
  var name: String
  public let id = UUID()  // expect: `Pet.id`
}

struct Note: Identifiable {
  let id: String = UUID().uuidString
}

struct Mark: Identifiable {
  let id = UUID()  // expect: `Mark.id`
}

enum Screen: Identifiable {
  case first, second
  var id: Self { self }  // expect: `Screen.id`
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
