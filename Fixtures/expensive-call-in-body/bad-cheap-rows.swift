import SwiftUI
import os

// with: strict

let journal = Logger()

/// Look-ups in memory, dates and messages take microseconds, in rows as well.
struct Rows: View {
  @State private var dates: [Date] = []
  private func add() { dates.append(.now) }
  var body: some View {
    List(dates, id: \.self) { date in
      Text(UserDefaults.standard.string(forKey: "a") ?? "")  // expect: info: `UserDefaults.string(forKey:)` (stored preferences) runs on every evaluation of `Rows.body`, once for each row
      Text("\(Calendar(identifier: .gregorian).isDateInToday(date))")  // expect: info: `Calendar(identifier:)` (calendar arithmetic)
      DayOf(date: date)
      let _ = print(date)  // expect: info: `print(_:)` (logging)
      let _ = journal.info("row")  // expect: info: (logging)
    }
  }
}

struct DayOf: View {
  let date: Date
  var body: some View {
    Text("\(Calendar.current.dateInterval(of: .day, for: date)?.start ?? Calendar.current.startOfDay(for: date))")  // expect: info: dateInterval(of:for:)
  }
}
