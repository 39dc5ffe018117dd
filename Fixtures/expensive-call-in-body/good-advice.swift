import SwiftUI
import os

let diary = Logger()

/// Advice that is given in rows only, and what the catalogue calls cheap.
struct Advice: View {
  let date: Date
  let bytes: Data
  let prepared: UIImage
  var body: some View {
    Text("\(Calendar(identifier: .gregorian).isDateInToday(date))")
    Text(Locale(identifier: "de").identifier + (TimeZone(identifier: "CET")?.identifier ?? ""))
    Text("\(Calendar.current.startOfDay(for: date))")
    Text(bytes.base64EncodedString())
    Image(uiImage: UIImage(named: "a") ?? prepared)
    Image(uiImage: UIImage(systemName: "star") ?? prepared).resizable()
    Text(AttributedString("plain"))
    Text(String(localized: "title"))
    Image("asset", bundle: .main)
    let _ = print("evaluated")
    let _ = diary.info("evaluated")
    Text(date, formatter: Shared.formatter)
  }
}

enum Shared {
  static let formatter = DateFormatter()
}
