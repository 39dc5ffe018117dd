import SwiftUI

// with: strict

// What is gone through for one row only, lazily, by parts, or in a handful of values.

struct Plan: Identifiable {
  let id: String
  let price: Double
}

final class Database {
  func objects<Record>(_ type: Record.Type) -> [Record] { [] }
}

struct Trips: View {
  @State private var trips: [Plan] = []
  @State private var edited: String?
  let database = Database()

  var body: some View {
    List(trips) { plan in
      Text(plan.id)
      if plan.id == "year" { Text("\(trips.first { $0.id == "month" }?.price ?? 0)") }
      Text("\(saving(with: plan))")
      Text(plan.id == "year" && trips.contains { $0.price < 1 } ? "cheap" : "")
    }
    Text("\(edited.flatMap { id in trips.firstIndex { $0.id == id } } ?? 0)")  // expect: info: `firstIndex` walks `trips`
    Text("\(database.objects(Plan.self).sorted { $0.price < $1.price }.count)")
    Text(summary)
    ForEach(byPrice, id: \.self) { Text($0.first ?? "") }
  }

  private func saving(with plan: Plan) -> Double {
    guard plan.id == "year" else { return 0 }
    return trips.first { $0.id == "month" }?.price ?? 0
  }

  private var summary: String {
    var parts: [String] = []
    parts.append("\(trips.count) trips")
    if let edited { parts.append(edited) }
    return parts.map(\.localizedCapitalized).joined(separator: ", ")
  }

  @State private var prices: [Double] = []

  /// The second step goes through what the first one found.
  private var byPrice: [[String]] {
    prices.map { price in  // expect: info: `map` walks `prices`
      let own = trips.filter { $0.price == price }  // expect: info: `filter` walks `trips` on every evaluation of `Trips.body` to build the rows of `ForEach`, once for each element of another collection
      return own.map(\.id)
    }
  }
}

struct Terms: View {
  @State private var trips: [Plan] = []
  var body: some View {
    ForEach(["month", "year"].map { kind in trips.filter { $0.id == kind }.count }, id: \.self) {  // expect: info: `filter` walks `trips`
      Text("\($0)")
    }
  }
}
