import SwiftUI

nonisolated(unsafe) var level = 1

/// Nothing calls it.
private func resetLevel() { level = 0 }

struct Report: View {
  @State private var count = 0
  var body: some View { Button("\(level) \(count)") { count += 1 } }
}

struct Calendars: View {
  let date: Date
  /// A day later in each calendar.
  var body: some View { Text(Calendar.current.date(byAdding: .day, value: 1, to: date) ?? date, style: .date) }
}
