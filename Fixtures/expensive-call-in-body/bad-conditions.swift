import SwiftUI

// An update comes to these calls only under a condition, and the message says so.

struct Harbour: View {
  let arrival: Date?
  let ships: [String]
  @State private var isOpen = false

  private func written(_ date: Date) -> String {
    guard date > .distantPast else { return "" }
    let formatter = DateFormatter()  // expect: info: runs on every evaluation of `Harbour.body` that reaches it
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }

  private var tide: String {
    let formatter = NumberFormatter()  // expect: info: `NumberFormatter()` (formatter construction) runs on every evaluation of `Harbour.body`
    formatter.numberStyle = .percent
    return formatter.string(from: 0.5) ?? ""
  }

  private func load(of ship: String) -> String {
    if ship.isEmpty { return "" }
    let formatter = ByteCountFormatter()  // expect: info: for each row that reaches it
    return formatter.string(fromByteCount: 1)
  }

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Text(tide)
    if let arrival {  // note: this decides whether an evaluation reaches it
      Text(written(arrival))
    }
    ForEach(ships, id: \.self) { Text(load(of: $0)) }
  }
}

struct Quay: View {
  let depth: Double
  @State private var isShown = false
  var body: some View {
    Toggle("Depth", isOn: $isShown)
    Text(isShown ? MeasurementFormatter().string(from: Measurement(value: depth, unit: UnitLength.meters)) : "")  // expect: info: that reaches it  // note: this decides whether an evaluation reaches it
  }
}
