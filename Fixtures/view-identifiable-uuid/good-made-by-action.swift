import SwiftUI

struct TimerView: View, Identifiable {
  let id = UUID()
  @State private var seconds = 0
  var body: some View { Button("\(seconds)") { seconds += 1 } }
}

struct Timers: View {
  // The state keeps the values, and so their ids.
  @State private var timers: [TimerView] = []
  var body: some View {
    VStack {
      ForEach(timers) { timer in timer }
      Button("Add") { timers.append(TimerView()) }
      Button("Add another") { add() }
    }
  }
  private func add() { timers.append(TimerView()) }
}
