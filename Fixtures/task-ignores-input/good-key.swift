import SwiftUI

/// The id covers both inputs through a computed property.
struct Plot: View {
  let series: String
  let isSmooth: Bool
  @State private var points: [Double] = []
  private var key: String { "\(series)-\(isSmooth)" }
  var body: some View {
    Text("\(points.count)").task(id: key) {
      points = isSmooth ? await fetch(series) : []
    }
  }
  private func fetch(_ series: String) async -> [Double] { [] }
}

/// Something else follows the second input.
struct Followed: View {
  let series: String
  let isSmooth: Bool
  @State private var points: [Double] = []
  var body: some View {
    Text("\(points.count)")
      .task(id: series) { points = isSmooth ? await fetch(series) : [] }
      .onChange(of: isSmooth) { points = [] }
  }
  private func fetch(_ series: String) async -> [Double] { [] }
}

/// The parent always passes the same unit.
struct Measured: View {
  let series: String
  let unit: String
  @State private var points: [Double] = []
  var body: some View {
    Text("\(points.count)").task(id: series) { points = await fetch(series, unit) }
  }
  private func fetch(_ series: String, _ unit: String) async -> [Double] { [] }
}

/// Both come from one value, which the id tells apart.
struct Paired: View {
  let id: Int
  let title: String
  @State private var points: [Double] = []
  var body: some View {
    Text("\(points.count)").task(id: id) { points = await fetch(title) }
  }
  private func fetch(_ title: String) async -> [Double] { [] }
}

/// The task writes nothing that the view shows.
struct Logged: View {
  let series: String
  let isSmooth: Bool
  var body: some View {
    Text(series).task(id: series) { await send(series, isSmooth) }
  }
  private func send(_ series: String, _ isSmooth: Bool) async {}
}

struct Entry {
  let id: Int
  let title: String
}

struct Charts: View {
  @State private var name = "A"
  @State private var isSmooth = false
  @State private var entry = Entry(id: 1, title: "A")
  var body: some View {
    Toggle("Smooth", isOn: $isSmooth)
    Button("B") {
      name = "B"
      entry = Entry(id: 2, title: "B")
    }
    Plot(series: name, isSmooth: isSmooth)
    Followed(series: name, isSmooth: isSmooth)
    Measured(series: name, unit: "m")
    Paired(id: entry.id, title: entry.title)
    Logged(series: name, isSmooth: isSmooth)
  }
}
