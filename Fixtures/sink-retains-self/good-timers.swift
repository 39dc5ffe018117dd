import Foundation
import SwiftUI

final class Clock: ObservableObject {
  @Published var ticks = 0
  private var timer: Timer?
  private var delay: Timer?
  private var weakly: Timer?
  private var counting: Timer?
  private var token: NSObjectProtocol?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
    delay = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.ticks += 1 }
    weakly = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    counting = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.ticks += 1
      if self.ticks > 9 { timer.invalidate() }
    }
    token = NotificationCenter.default.addObserver(forName: Notification.Name("tick"), object: nil, queue: nil) { _ in
      self.ticks += 1
    }
  }

  func stop() {
    timer?.invalidate()
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()
  var body: some View {
    Text("\(clock.ticks)").onAppear { clock.start() }.onDisappear { clock.stop() }
  }
}

struct Home: View {
  @State private var isShown = false
  var body: some View {
    Button("Clock") { isShown = true }.sheet(isPresented: $isShown) { ClockView() }
  }
}
