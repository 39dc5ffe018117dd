import SwiftUI

struct Day: Equatable { let number: Int }

struct Month: View, Equatable {
  let days: [Day]
  var body: some View { Text("\(days.count)") }
}

struct Year: View, Equatable {
  let days: [Day]
  static func == (a: Year, b: Year) -> Bool { a.days == b.days }  // expect: equatable-view-not-applied:
  var body: some View { Text("\(days.count)") }
}

struct Calendar: View {
  let days: [Day]
  var body: some View {
    VStack {
      Month(days: days).equatable()
      EquatableView(content: Month(days: days))
      Year(days: days)
    }
  }
}
