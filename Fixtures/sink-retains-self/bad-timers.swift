import Foundation
import SwiftUI

final class Clock: ObservableObject {
  @Published var ticks = 0
  private var timer: Timer?
  private var token: NSObjectProtocol?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: warning: the timer in `timer` captures `self`, so that the `Clock` is never deallocated  // help: capture `self` weakly with `[weak self]`, in each closure that the object keeps
      self.ticks += 1
    }
    token = NotificationCenter.default.addObserver(forName: Notification.Name("tick"), object: nil, queue: nil) { _ in  // expect: warning: the observer in `token` captures `self`
      self.ticks += 1
    }
  }

  // It never runs.
  deinit {
    timer?.invalidate()
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()
  var body: some View { Text("\(clock.ticks)").onAppear { clock.start() } }
}

struct Home: View {
  @State private var isShown = false
  var body: some View {
    Button("Clock") { isShown = true }
      .sheet(isPresented: $isShown) { ClockView() }
  }
}
