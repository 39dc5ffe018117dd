import SwiftUI

/// Only an action reads it; the time is a result, and something else is compared.
struct Tips: View {
  let isLong: Bool
  let count: Int
  @State private var tip = ""
  private var end: Date { count == 3 ? Date(timeIntervalSinceNow: 60) : Date(timeIntervalSinceNow: 5) }
  var body: some View {
    let chance = Int.random(in: 0..<100) == 0
    Text(tip).onAppear { tip = chance ? "A" : "B" }
    Text(end, style: .time)
  }
}
