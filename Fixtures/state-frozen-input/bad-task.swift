// A task without `id` runs once as well.
import SwiftUI

struct Moon: View {
  let night: Int
  @State private var phase = ""
  var body: some View {
    Text(phase).task { phase = "\(night % 28)" }  // expect: warning: `@State phase` is set from `night` in `task` only
  }
}

struct Tide: View {
  let night: Int
  @State private var height = 0
  var body: some View {
    Text("\(height)").task { update() }
  }
  private func update() {
    height = night * 2  // expect: warning: `@State height` is set from `night` in `task` only
  }
}

/// What it waits for comes later.
struct Sky: View {
  let night: Int
  @State private var stars = 0
  @State private var seen = 0
  var body: some View {
    Text("\(stars) \(seen)").task {
      stars = night * 100  // expect: warning: `@State stars` is set from `night` in `task` only
      seen = await count(night)
    }
  }
  private func count(_ night: Int) async -> Int { night }
}

struct Almanac: View {
  @State private var night = 1
  var body: some View {
    Stepper("Night", value: $night)
    Moon(night: night)
    Tide(night: night)
    Sky(night: night)
  }
}
