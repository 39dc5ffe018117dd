import Combine
import SwiftUI

extension EnvironmentValues {
  @Entry var beat = 0.0
}

/// The state of a timer, the time.
struct Metronome: View {
  @State private var beat = 0.0
  private let ticks = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("A").environment(\.beat, beat)  // expect: warning: every tick of the timer
      Text("C").environment(\.beat, Date.now.timeIntervalSince1970)  // expect: warning: the current time
    }
    .onReceive(ticks) { beat = $0.timeIntervalSince1970 }
  }
}
