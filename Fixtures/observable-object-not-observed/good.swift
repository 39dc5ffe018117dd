import Observation
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
  let name = "V8"
  var starts = 0
}

/// Watched.
struct Watched: View {
  @ObservedObject var engine: Engine
  var body: some View { Text("\(engine.speed)") }
}

/// Only actions, and what never changes.
struct Starter: View {
  let engine: Engine
  var body: some View {
    Button(engine.name) { engine.speed += 1 }
      .onAppear { print(engine.speed) }
  }
}

/// Hands it to a view that watches it.
struct Holder: View {
  let engine: Engine
  var body: some View { Watched(engine: engine) }
}

/// Listens by itself.
struct Listener: View {
  let engine: Engine
  @State private var speed = 0
  var body: some View {
    Text("\(speed) \(engine.speed)")
      .onReceive(engine.$speed) { speed = $0 }
  }
}

/// Watches the same class in another property.
struct Pair: View {
  @ObservedObject var first: Engine
  let second: Engine
  var body: some View { Text("\(first.speed) \(second.speed)") }
}

/// Made here: it is not kept, which is another defect.
struct Maker: View {
  let engine = Engine()
  var body: some View { Text("\(engine.speed)") }
}

struct InitMaker: View {
  private let engine: Engine
  init() { engine = Engine() }
  var body: some View { Text("\(engine.speed)") }
}

@Observable final class Motor { var speed = 0 }

/// Observation needs no wrapper.
struct Observed: View {
  let motor: Motor
  var body: some View { Text("\(motor.speed)") }
}

/// Not published.
struct Starts: View {
  let engine: Engine
  var body: some View { Text("\(engine.starts)") }
}
