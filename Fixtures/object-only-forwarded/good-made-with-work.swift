import Combine
import SwiftUI

// `@State` would run what makes the object with each value of the view.

final class Engine {
  let isWarm: Bool
  init() {
    isWarm = Engine.warmUp()
  }
  static func warmUp() -> Bool { true }
}

final class Cockpit: ObservableObject {
  @Published var speed = 0.0
  private let engine = Engine()
  func speedUp() { speed += 1 }
}

struct Bridge: View {
  @StateObject private var cockpit = Cockpit()
  var body: some View {
    VStack {
      Text("Bridge")
      Dial(cockpit: cockpit)
    }
  }
}

struct Dial: View {
  @ObservedObject var cockpit: Cockpit
  var body: some View {
    Text("\(cockpit.speed)")
    Button("Faster") { cockpit.speedUp() }
  }
}
