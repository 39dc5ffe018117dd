import SwiftUI

struct Stamp: View {
  let date: Date
  let pattern: String
  @State private var count = 0
  private var written: String {
    let formatter = DateFormatter()  // expect: info: `DateFormatter()`  // help: keep one formatter for each configuration
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
  private func parsed(_ text: String) -> Date? {
    let formatter = DateFormatter()  // expect: info: `DateFormatter()`  // help: keep one formatter in a `static let`
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }
  var body: some View {
    Text(written)
    Text(parsed("2020-02-02") ?? date, style: .date)
    Stepper("Again", value: $count)
  }
}

struct Box<Title: View>: View {
  let title: Title
  let amount: Double
  @State private var count = 0
  private var written: String {
    let formatter = NumberFormatter()  // expect: info: `NumberFormatter()`  // help: use a format style (`value.formatted(…)`, `Text(value, format: …)`), or keep one formatter in a `let` outside of the type
    formatter.numberStyle = .percent
    return formatter.string(from: NSNumber(value: amount)) ?? ""
  }
  var body: some View {
    title
    Text(written)
    Stepper("Again", value: $count)
  }
}

struct Addresses: View {
  let addresses: [String]
  let domain: String
  var body: some View {
    List(addresses, id: \.self) { address in
      let found = try? NSRegularExpression(pattern: domain)  // expect: info: `NSRegularExpression(pattern:)`  // help: compute the result when its input changes, and keep it
      Text(found == nil ? address : "Ours")
    }
  }
}
