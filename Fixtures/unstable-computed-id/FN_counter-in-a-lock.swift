import SwiftUI
import os

struct Ticket: Identifiable {
  static let last = OSAllocatedUnfairLock(initialState: 0)
  // Counts up inside a closure that is not looked through.
  var id: Int {
    Self.last.withLock { value in
      value += 1
      return value
    }
  }
}
