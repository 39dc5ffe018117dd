import SwiftUI

enum Phase { case idle, busy, ready }

/// What the action tests first, it does once.
struct Channel: View {
  @State private var phase = Phase.idle
  @State private var isOpen = false
  let fetch: () async -> Void
  let close: () -> Void
  var body: some View {
    VStack {
      Group {
        if phase == .ready { Text("Ready") } else { ProgressView() }
      }
      .task {
        if phase == .idle {
          phase = .busy
          await fetch()
          phase = .ready
        }
      }
      Group {
        if isOpen { Text("Open") } else { Circle() }
      }
      .onDisappear {
        guard phase != .busy else { return }
        close()
      }
      Group {
        if isOpen { Text("Open") } else { Circle() }
      }
      .task { await load() }
      // Without a view it is closed, and there is nothing to do.
      Group {
        if isOpen { Text("Open") }
      }
      .task {
        guard isOpen else { return }
        await fetch()
        isOpen = false
      }
      Button("Open") { isOpen.toggle() }
    }
  }
  private func load() async {
    guard phase == .idle else { return }
    await fetch()
    phase = .ready
  }
}
