import Combine
import SwiftUI

final class Pulse: ObservableObject {
  let beats = PassthroughSubject<Int, Never>()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @Published var count = 0
}

let globalTimer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

struct Kept: View {
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private static let shared = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @StateObject private var pulse = Pulse()
  @State private var count = 0
  let given: AnyPublisher<Int, Never>
  private let news = NotificationCenter.default.publisher(for: Notification.Name("news"))

  var body: some View {
    Text("\(count)")
      .onReceive(timer) { _ in count += 1 }
      .onReceive(Self.shared) { _ in count += 1 }
      .onReceive(globalTimer) { _ in count += 1 }
      .onReceive(pulse.beats) { count = $0 }
      .onReceive(pulse.timer) { _ in count += 1 }
      .onReceive(pulse.$count) { count = $0 }
      .onReceive(given) { count = $0 }
      .onReceive(news) { _ in count += 1 }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("more"))) { _ in count += 1 }
      .onReceive(Just(count)) { _ in }
  }
}

struct Idle: View {
  /// Nothing in here subscribes to it.
  let clicks = PassthroughSubject<Int, Never>()
  var body: some View { Button("Click") { clicks.send(1) } }
}

@main
struct Main: App {
  let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
  @State private var minutes = 0
  var body: some Scene {
    WindowGroup { Text("\(minutes)").onReceive(timer) { _ in minutes += 1 } }
  }
}
