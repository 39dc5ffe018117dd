import SwiftUI

struct Clock: View {
  let zone: TimeZone
  var body: some View {
    TimelineView(.everyMinute) { context in
      Text(label(context.date))
    }
  }
  private func label(_ date: Date) -> String {
    let formatter = DateFormatter()  // expect: info: `DateFormatter()`
    formatter.timeZone = zone
    return formatter.string(from: date)
  }
}

struct Frames: View {
  let zone: TimeZone
  var body: some View {
    TimelineView(.animation) { context in
      Text(label(context.date))
    }
  }
  private func label(_ date: Date) -> String {
    let formatter = DateFormatter()  // expect: warning: `DateFormatter()`
    formatter.timeZone = zone
    return formatter.string(from: date)
  }
}

struct Clocks: View {
  @State private var zone = TimeZone.current
  var body: some View {
    Button("Move") { zone = TimeZone(secondsFromGMT: 0)! }
    Clock(zone: zone)
    Frames(zone: zone)
  }
}
