import SwiftUI

struct Dates: View {
  let dates: [Date]
  var body: some View { List(dates, id: \.self, rowContent: row) }
  private func row(_ date: Date) -> some View {
    Text(DateFormatter().string(from: date))  // expect: info: `DateFormatter()` (formatter construction) runs on every evaluation of `Dates.body`, once for each row
  }
}

struct Amounts: View {
  let amounts: [Double]
  var body: some View { Text(amounts.map(text).joined()) }
  private func text(_ amount: Double) -> String {
    NumberFormatter().string(from: amount as NSNumber) ?? ""  // expect: info: `NumberFormatter()`
  }
}
