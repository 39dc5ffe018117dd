import Combine
import SwiftUI

struct Pulse: View {
  let seconds = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: seconds
  private let minutes = Timer.publish(every: 60, on: .main, in: .common).autoconnect()  // expect: minutes
  public let hours = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()  // expect: hours
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(seconds) { _ in count += 1 }
      .onReceive(minutes) { _ in count += 60 }
      .onReceive(hours) { _ in count += 3600 }
  }
}

// No edit: after its end, the animation lives on the timer of the next update.
struct Flash: View {
  let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()  // expect: ticks
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(ticks) { _ in
        count += 1
        if count > 9 { ticks.upstream.connect().cancel() }
      }
  }
}
