// A name may be unique, or not: nothing says so.
// with: strict
import SwiftUI

struct Dish { let name: String; let price: Int }
struct City: Identifiable { let title: String; var id: String { title } }  // expect: info: `title`

struct Menu2: View {
  let dishes: [Dish]
  let cities: [City]
  var body: some View {
    ForEach(dishes, id: \.name) { Text($0.name) }  // expect: info: `name`
    ForEach(dishes, id: \.price) { Text($0.name) }  // expect: info: `price`
    ForEach(cities) { Text($0.title) }
  }
}

/// Numbers are names that a person has given, and a case is itself.
struct Ticket: Identifiable {
  let number: Int
  var id: Int { number }
}

enum Size: String, Identifiable, CaseIterable {
  case small, large
  var name: String { rawValue }
  var id: String { name }
}

struct Tickets: View {
  let tickets: [Ticket]
  var body: some View {
    ForEach(tickets) { Text("\($0.number)") }
    ForEach(Size.allCases) { Text($0.name) }
  }
}
