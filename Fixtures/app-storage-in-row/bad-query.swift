import SwiftData
import SwiftUI

@Model final class Meal {
  var name: String
  init(name: String) { self.name = name }
}

/// SwiftData, in rows of a lazy stack.
struct MealRow: View {
  let day: Int
  @Query private var meals: [Meal]  // expect: info: `MealRow` runs `@Query meals` once for each element of `days`
  var body: some View { Text("\(day) \(meals.count)") }
}

struct Week: View {
  let days: [Int]
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(days, id: \.self) { MealRow(day: $0) } }
    }
  }
}
