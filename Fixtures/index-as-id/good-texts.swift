import SwiftUI

// What is shown as text and nothing else has no identity but its place, whatever its type is called.
struct Weekdays: View {
  let calendar: Calendar
  var body: some View {
    let names = calendar.shortStandaloneWeekdaySymbols
    ForEach(names.indices, id: \.self) { index in
      Text(names[index]).font(.caption)
    }
    ForEach(Array(calendar.weekdaySymbols.enumerated()), id: \.offset) { _, name in Text(verbatim: name) }
  }
}
