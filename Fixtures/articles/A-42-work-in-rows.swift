import SwiftUI

private let shared: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .long
  return formatter
}()

struct Diary: View {
  let days: [Date]
  var body: some View {
    List(days, id: \.self) { day in
      VStack {
        Text("\(day, formatter: shared)")
        Text(name(of: day))
      }
    }
  }
  private func name(of day: Date) -> String {
    let formatter = DateFormatter()  // expect: expensive-call-in-body: info:
    formatter.dateStyle = .short
    return formatter.string(from: day)
  }
}
