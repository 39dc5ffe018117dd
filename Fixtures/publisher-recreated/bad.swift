import Combine
import SwiftUI

struct StoredTimer: View {
  @State private var now = Date()
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: info: `StoredTimer` creates a new `Timer.publish` in `ticks`
  private let clicks = PassthroughSubject<Int, Never>()  // expect: `StoredTimer` creates a new `PassthroughSubject` in `clicks` whenever the parent updates, and `onReceive` subscribes again: values that are sent to the old one are lost  // help: declare `@State private var clicks = PassthroughSubject<Int, Never>()`
  private var level = CurrentValueSubject<Int, Never>(0)  // expect: `CurrentValueSubject`
  var body: some View {
    Text(now, style: .time)
      .onTapGesture { clicks.send(1); level.send(1) }
      .onReceive(ticks) { now = $0 }  // note: the view subscribes here
      .onReceive(clicks.map { $0 + 1 }) { _ in }
      .onReceive(level) { _ in }
    // The last use counts as well.
    Button("Click") { clicks.send(1) }
    Button("Level") { level.send(1) }
  }
}

struct ByType: View {
  let ticks = Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common).autoconnect()  // expect: `Timer.TimerPublisher`
  var body: some View { Text("Ticks").onReceive(ticks) { _ in } }
}

struct InInit: View {
  private let ticks: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var count = 0
  init(interval: TimeInterval) {
    self.ticks = Timer.publish(every: interval, on: .main, in: .common).autoconnect()  // expect: `InInit` creates a new `Timer.publish` in `ticks` whenever the parent updates, and `onReceive` subscribes again: the interval starts again
  }
  var body: some View {
    Text("\(count)").onReceive(ticks) { _ in count += 1 }
  }
}

struct Inline: View {
  let url: URL
  @State private var count = 0

  private var beat: AnyPublisher<Date, Never> {  // note: `beat` creates a new `Timer.publish` each time
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
  }

  var body: some View {
    Text("\(count)")
      .onReceive(Timer.publish(every: 2, on: .main, in: .common).autoconnect()) { _ in count += 1 }  // expect: each evaluation of the body creates a new `Timer.publish`  // help: keep the publisher in `@State`, in a static property or in a model
      .onReceive(beat) { _ in count += 1 }  // expect: each evaluation of the body creates a new `Timer.publish`, and `onReceive` subscribes again: the interval starts again
      .onReceive(Future<Int, Never> { $0(.success(1)) }) { count = $0 }  // expect: `Future`
      .onReceive(Deferred { Just(1) }) { count = $0 }  // expect: `Deferred`
      .onReceive(
        URLSession.shared.dataTaskPublisher(for: url).map { $0.data.count }.replaceError(with: 0)  // expect: `dataTaskPublisher`
      ) { count = $0 }
  }
}

struct Fading: ViewModifier {
  let beat = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: `Fading`
  @State private var isFaded = false
  func body(content: Content) -> some View {
    content.opacity(isFaded ? 0 : 1).onReceive(beat) { _ in isFaded.toggle() }
  }
}
