import SwiftUI

struct Message: View {
  let date: Date
  let text: (Date) -> String
  var body: some View { Text(text(date)) }
}

/// The closure runs in the body of each `Message`; SameView does not connect that with what is passed here.
struct Messages: View {
  let dates: [Date]
  var body: some View {
    ForEach(dates, id: \.self) { date in
      Message(
        date: date,
        text: { date in
          let formatter = RelativeDateTimeFormatter()
          return formatter.localizedString(for: date, relativeTo: .now)
        })
    }
  }
}
