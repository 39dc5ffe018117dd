import SwiftUI

/// Keeps the callbacks that a screen was given last.
final class Callbacks: @unchecked Sendable {
  var opened: () -> Void = {}
  var key = 0
}

struct Storefront: View {
  let callbacks: Callbacks
  let opened: () -> Void

  var body: some View {
    let _ = callbacks.opened = opened  // the same after any number of evaluations
    Button("Open") { callbacks.opened() }
  }
}

struct Outline: Shape {
  private let memo = Callbacks()
  let sides: Int

  nonisolated func path(in rect: CGRect) -> Path {
    memo.key = sides
    return Path(rect)
  }
}
