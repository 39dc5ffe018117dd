import SwiftUI

// What is gone through for one row only, lazily, by parts, or in a handful of values.

struct Plan: Identifiable {
  let id: String
  let price: Double
}

final class Database {
  func objects<Record>(_ type: Record.Type) -> [Record] { [] }
}

struct Plans: View {
  @State private var plans: [Plan] = []
  @State private var edited: String?
  let database = Database()

  var body: some View {
    List(plans) { plan in
      Text(plan.id)
      if plan.id == "year" { Text("\(plans.first { $0.id == "month" }?.price ?? 0)") }
      Text("\(saving(with: plan))")
      Text(plan.id == "year" && plans.contains { $0.price < 1 } ? "cheap" : "")
    }
    Text("\(edited.flatMap { id in plans.firstIndex { $0.id == id } } ?? 0)")  // expect: info: `firstIndex` walks `plans`
    Text("\(database.objects(Plan.self).sorted { $0.price < $1.price }.count)")
    Text(summary)
    ForEach(byPrice, id: \.self) { Text($0.first ?? "") }
  }

  private func saving(with plan: Plan) -> Double {
    guard plan.id == "year" else { return 0 }
    return plans.first { $0.id == "month" }?.price ?? 0
  }

  private var summary: String {
    var parts: [String] = []
    parts.append("\(plans.count) plans")
    if let edited { parts.append(edited) }
    return parts.map(\.localizedCapitalized).joined(separator: ", ")
  }

  @State private var prices: [Double] = []

  /// The second step goes through what the first one found.
  private var byPrice: [[String]] {
    prices.map { price in  // expect: info: `map` walks `prices`
      let own = plans.filter { $0.price == price }  // expect: warning: `filter` walks `plans` on every evaluation of `Plans.body` to build the rows of `ForEach`, once for each element of another collection
      return own.map(\.id)
    }
  }
}

struct Terms: View {
  @State private var plans: [Plan] = []
  var body: some View {
    ForEach(["month", "year"].map { kind in plans.filter { $0.id == kind }.count }, id: \.self) {  // expect: info: `filter` walks `plans`
      Text("\($0)")
    }
  }
}
