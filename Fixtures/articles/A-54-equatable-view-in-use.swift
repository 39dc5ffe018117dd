import SwiftUI

struct Day: Equatable { let number: Int }

struct Month: View, Equatable {
  let days: [Day]
  var body: some View { Text("\(days.count)") }
}

struct Year: View, Equatable {  // expect: equatable-view-not-applied:
  let days: [Day]
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
