import Combine
import SwiftUI

enum Clock {
  static func every(_ seconds: TimeInterval) -> AnyPublisher<Date, Never> {  // note: `every` creates a new `Timer.publish` each time
    Timer.publish(every: seconds, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
  }
  static let shared = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  static func lasting() -> Publishers.Autoconnect<Timer.TimerPublisher> { shared }
}

struct Watch: View {
  @State private var count = 0
  var body: some View {
    let beat = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    Button("Count \(count)") { count += 1 }
      .onReceive(Clock.every(1)) { _ in count += 1 }  // expect: each evaluation of the body creates a new `Timer.publish`
      .onReceive(beat) { _ in count += 1 }  // expect: each evaluation of the body creates a new `Timer.publish`
      .onReceive(Clock.lasting()) { _ in count += 1 }
      .onReceive(Clock.shared) { _ in count += 1 }
  }
}
