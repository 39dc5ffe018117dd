import SwiftUI

/// The timer is new each time, with or without the chain: `publisher-recreated` reports it.
struct Clock: View {
  @State private var isRunning = true
  @State private var ticks = 0
  var body: some View {
    Toggle("\(ticks)", isOn: $isRunning)
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect().filter { _ in isRunning }) { _ in
        ticks += 1
      }
  }
}
