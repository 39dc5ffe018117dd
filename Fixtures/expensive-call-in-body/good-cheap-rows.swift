import SwiftUI

/// Each row looks up a value in memory and asks for a day.
struct Days: View {
  @State private var dates: [Date] = []
  private let lock = NSLock()
  private func add() { dates.append(.now) }
  var body: some View {
    List(dates, id: \.self) { date in
      Text(UserDefaults.standard.string(forKey: "symbol") ?? "")
      Text(Calendar.current.startOfDay(for: date), style: .date)
      Text(lock.withLock { date }, style: .time)
    }
  }
}
