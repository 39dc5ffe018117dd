import SwiftUI
import os

let journal = Logger()

/// What is not worth a word in a body is one in rows that grow.
struct Rows: View {
  @State private var dates: [Date] = []
  @State private var items: [String] = []
  private func add() {
    dates.append(.now)
    items.append("")
  }
  var body: some View {
    List(dates, id: \.self) { date in
      Text(UserDefaults.standard.string(forKey: "a") ?? "")  // expect: info: `UserDefaults.string(forKey:)` (stored preferences) runs on every evaluation of `Rows.body`, once for each row
      Text("\(Calendar(identifier: .gregorian).isDateInToday(date))")  // expect: info: `Calendar(identifier:)` (calendar arithmetic)
      DayOf(date: date)
      let _ = print(date)  // expect: info: `print(_:)` (logging)
      let _ = journal.info("row")  // expect: info: (logging)
    }
    ForEach(items, id: \.self) { item in
      let picture = UIImage(data: Data(item.utf8))  // expect: warning: `UIImage(data:)` (image work) runs on every evaluation of `Rows.body`, once for each row
      let mirror = Mirror(reflecting: item)  // expect: info: `Mirror(reflecting:)` (reflection)
      Text("\(picture) \(mirror)")
    }
  }
}

struct DayOf: View {
  let date: Date
  var body: some View {
    Text("\(Calendar.current.dateInterval(of: .day, for: date)?.start ?? Calendar.current.startOfDay(for: date))")  // expect: info: dateInterval(of:for:)
  }
}
