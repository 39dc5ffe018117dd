import SwiftUI

final class Clock: ObservableObject {
  @Published var time = ""
  init(zone: String = "") {}
}

struct ClockView: View {
  @StateObject private var clock = Clock(zone: "UTC")  // expect:
  var body: some View { TextField(clock.time, text: $clock.time) }
}

/// Assigned: a `@StateObject` cannot be.
struct Replaced: View {
  @State private var clock = Clock()  // expect:
  var body: some View {
    Text(clock.time).onTapGesture { clock = Clock() }
  }
}

struct Bound: View {
  @Binding var clock: Clock
  var body: some View { Text("bound") }
}

/// A binding to the object itself.
struct Binder: View {
  @State private var clock = Clock()  // expect:
  var body: some View {
    Text(clock.time)
    Bound(clock: $clock)
  }
}

extension Clock { func tick() { time = "1" } }
