import SwiftUI

func load() async {}

enum Gauges { typealias Needle = Dial }

struct Dial: View {
  @State private var value: Int

  init(value: Int) { self.value = value }

  /// Only a nested alias of the type calls it, which is not followed: it counts as without a caller.
  init(start: Int) {
    value = start
    Task { await load() }
  }

  var body: some View { Text("\(value)").onTapGesture { value += 1 } }
}

struct Board: View {
  @State private var count = 0

  var body: some View {
    Dial(value: count)
    Gauges.Needle(start: count)
    Button("More") { count += 1 }
  }
}

@main
struct GaugesApp: App {
  var body: some Scene {
    WindowGroup { Board() }
  }
}
