import SwiftUI

struct Nap: Equatable { let minutes: Int }

struct Partial: View, Equatable {
  let naps: [Nap]
  let dates: [Date]
  var body: some View {
    VStack {
      ForEach(dates, id: \.self) { Text("\($0)") }
      Text("\(naps.map(\.minutes).count)")
    }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.naps.count == rhs.naps.count }  // expect: equatable-view-ignores-input: warning:
}

struct Whole: View, Equatable {
  let naps: [Nap]
  let dates: [Date]
  var body: some View {
    VStack {
      ForEach(dates, id: \.self) { Text("\($0)") }
      Text("\(naps.count)")
    }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.naps == rhs.naps && lhs.dates == rhs.dates }
}

struct Constant: View, Equatable {
  let naps: [Nap]
  var body: some View { Text("\(naps.count)") }
  static func == (lhs: Self, rhs: Self) -> Bool { true }  // expect: equatable-view-constant: warning:
}

struct Sleep: View {
  let naps: [Nap]
  let dates: [Date]
  var body: some View {
    VStack {
      Partial(naps: naps, dates: dates).equatable()
      Whole(naps: naps, dates: dates).equatable()
      Constant(naps: naps).equatable()
    }
  }
}
