import SwiftUI
import os

let journal = Logger()

/// What is not worth a word in a body is a warning in a row.
struct Rows: View {
  let dates: [Date]
  let items: [String]
  var body: some View {
    List(dates, id: \.self) { date in
      Text(UserDefaults.standard.string(forKey: "a") ?? "")  // expect: warning: `UserDefaults.string(forKey:)` (stored preferences) runs on every evaluation of `Rows.body`, once for each row
      Text("\(Calendar(identifier: .gregorian).isDateInToday(date))")  // expect: warning: `Calendar(identifier:)` (calendar arithmetic)
      DayOf(date: date)
      let _ = print(date)  // expect: warning: `print(_:)` (logging)
      let _ = journal.info("row")  // expect: warning: (logging)
    }
    ForEach(items, id: \.self) { item in
      let picture = UIImage(data: Data(item.utf8))  // expect: error: `UIImage(data:)` (image work) runs on every evaluation of `Rows.body`, once for each row
      let mirror = Mirror(reflecting: item)  // expect: warning: `Mirror(reflecting:)` (reflection)
      Text("\(picture) \(mirror)")
    }
  }
}

struct DayOf: View {
  let date: Date
  var body: some View {
    Text("\(Calendar.current.dateInterval(of: .day, for: date)?.start ?? Calendar.current.startOfDay(for: date))")  // expect: warning: dateInterval(of:for:)
  }
}
