import SwiftUI

// People add one stop after the other: a gradient has a few.

struct Stop: Identifiable {
  let id = UUID()
  var place: Double
}

@Observable final class Gradient7 {
  private(set) var stops: [Stop] = []
  private(set) var opacity = 1.0
  func add(_ stop: Stop) { stops.append(stop) }
  func fade() { opacity -= 0.1 }
  var sorted: [Stop] { stops.sorted { $0.place < $1.place } }
}

struct GradientView: View {
  let gradient: Gradient7
  var body: some View {
    Text("\(gradient.sorted.first?.place ?? 0)").opacity(gradient.opacity)
    Text("\(gradient.sorted.last?.place ?? 0)")
    Button("Add") { gradient.add(Stop(place: 1)) }
    Button("Fade") { gradient.fade() }
  }
}
