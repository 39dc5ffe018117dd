import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0  // note: `Clock` publishes this property
  @Published var isRunning = false
  var title: String { "\(hour) o'clock" }  // note: which reads this property
  let maker = "S"
  func tick() {
    hour += 1
    isRunning = true
  }
}

struct Dial: View {
  let clock: Clock  // expect: info: `Dial` does not observe `clock`: a change of `clock.hour` updates it only through its parent
  var body: some View { Text("\(clock.hour)") }  // note: read here
}

/// Through a helper of the view, and one of the class.
struct Face: View {
  private var clock: Clock  // expect: `clock.hour`
  init(clock: Clock) { self.clock = clock }
  private var heading: some View { Text(clock.title) }  // note: read here
  var body: some View { VStack { heading } }
}

struct Hand: ViewModifier {
  let clock: Clock  // expect: `clock.isRunning`
  func body(content: Content) -> some View { content.opacity(clock.isRunning ? 1 : 0) }
}

struct Maybe: View {
  var clock: Clock?  // expect: `Maybe` does not observe `clock`  // help: pass the object to a view that declares `@ObservedObject var clock: Clock`
  var body: some View {
    if let clock { Text("\(clock.hour)") }
  }
}

extension Clock {
  static let shared = Clock()
}

struct Tower: View {
  let clock = Clock.shared  // expect: `Tower` does not observe `clock`  // help: declare `@ObservedObject var clock = Clock.shared`
  var body: some View { Text("\(clock.hour)") }
}
