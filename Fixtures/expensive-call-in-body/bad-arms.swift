import SwiftUI

// The arm that the call takes.

enum Clock {
  enum Style { case short, full }

  static func text(_ date: Date, style: Style = .full) -> String {
    switch style {
    case .short: return date.formatted(date: .omitted, time: .shortened)
    case .full: return DateFormatter.localizedString(from: date, dateStyle: .full, timeStyle: .full)
    }
  }
}

struct Departure: View {
  @State private var date = Date()
  var body: some View {
    VStack {
      Text(Clock.text(date))  // expect: info: `DateFormatter.localizedString(from:dateStyle:timeStyle:)`
      Button("Later") { date += 60 }
    }
  }
}

struct Sign: View {
  enum Kind { case arrow, notice }
  let kind: Kind
  @State private var count = 0

  var body: some View {
    switch kind {
    case .arrow: Image(systemName: "arrow.up")
    case .notice: Text(DateFormatter().string(from: Date()))  // expect: info: `DateFormatter()`
    }
    Button("\(count)") { count += 1 }
  }
}

struct Platform: View {
  var body: some View { Sign(kind: .notice) }
}
