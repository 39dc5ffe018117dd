import SwiftUI

extension ColorScheme {
  var since: String { DateFormatter().string(from: .distantPast) }
}

enum Meal: CaseIterable {
  case breakfast, dinner
  var time: String { DateFormatter().string(from: .distantPast) }
}

struct Schemes: View {
  var body: some View {
    ForEach(ColorScheme.allCases, id: \.self) { Text($0.since) }  // expect: error: `DateFormatter()`
    ForEach(Meal.allCases, id: \.self) { meal in Text(meal.time) }  // expect: error: `DateFormatter()`
  }
}
