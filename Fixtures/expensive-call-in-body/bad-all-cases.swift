import SwiftUI

extension ColorScheme {
  var since: String { DateFormatter().string(from: .distantPast) }
}

enum Meal: CaseIterable {
  case breakfast, dinner
  var time: String { DateFormatter().string(from: .distantPast) }
}

// There are as many rows as cases.

struct Schemes: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    ForEach(ColorScheme.allCases, id: \.self) { Text($0.since) }  // expect: info: `DateFormatter()` (formatter construction) runs on every evaluation of `Schemes.body`
    ForEach(Meal.allCases, id: \.self) { meal in Text(meal.time) }  // expect: info: `DateFormatter()` (formatter construction) runs on every evaluation of `Schemes.body`
  }
}
