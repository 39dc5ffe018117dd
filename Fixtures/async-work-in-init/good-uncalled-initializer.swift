import SwiftUI

func load() async {}

struct Meter: View {
  @State private var value: Int

  /// Only the other initializer is called.
  init() {
    value = 0
    Task { await load() }
  }

  init(value: Int) { self.value = value }

  var body: some View { Text("\(value)").onTapGesture { value += 1 } }
}

struct Board: View {
  @State private var count = 0

  var body: some View {
    Meter(value: count)
    Button("More") { count += 1 }
  }
}

@main
struct Gauges: App {
  var body: some Scene {
    WindowGroup { Board() }
  }
}
