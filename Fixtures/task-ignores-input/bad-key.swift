import SwiftUI

/// The id leaves out an input that decides what is loaded.
struct Plot: View {
  let series: String
  var isSmooth = false
  @State private var points: [Double] = []
  var body: some View {
    Text("\(points.count)")
      .task(id: series) {  // expect: info: `.task(id:)` uses `isSmooth`, but does not run again when only `isSmooth` changes  // help: add `isSmooth` to the `id` of the task
        let raw = await fetch(series)
        points = isSmooth ? raw.map { $0 / 2 } : raw
      }
  }
  private func fetch(_ series: String) async -> [Double] { [] }
}

/// The input is read in a function that the task awaits.
struct Thumbnail: View {
  let path: String
  let scale: Int
  @State private var text = ""
  var body: some View {
    Text(text).task(id: path) { await load() }  // expect: info: `.task(id:)` uses `scale`
  }
  private func load() async {
    text = await render(path, scale)
  }
  private func render(_ path: String, _ scale: Int) async -> String { path }
}

struct Charts: View {
  @State private var name = "A"
  @State private var isSmooth = false
  @State private var scale = 1
  var body: some View {
    Toggle("Smooth", isOn: $isSmooth)
    Stepper("Scale", value: $scale)
    Button("B") { name = "B" }
    Plot(series: name, isSmooth: isSmooth)
    Thumbnail(path: name, scale: scale)
  }
}
