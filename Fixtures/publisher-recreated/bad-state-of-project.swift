import Combine
import SwiftUI

/// What the flows of this project end in: `@State` alone would mean this one.
protocol State {}

enum SignInState: State { case started, done }

struct Countdown: View {
  @SwiftUI.State private var left = 30
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: creates a new `Timer.publish` in `ticks`
  // help: declare `@SwiftUI.State private var ticks` with this value

  var body: some View {
    Text("\(left)").onReceive(ticks) { _ in left -= 1 }
  }
}
