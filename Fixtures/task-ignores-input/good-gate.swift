import SwiftUI

/// The state starts over with each path.
struct Picture: View {
  let path: String
  @State private var pixels: [Int]?
  var body: some View {
    Text("\(pixels?.count ?? 0)")
      .task(id: path) {
        guard pixels == nil else { return }
        pixels = await read(path)
      }
      .onChange(of: path) { pixels = nil }
  }
  private func read(_ path: String) async -> [Int] { [] }
}

/// The flag ends with the work.
struct Page: View {
  let path: String
  @State private var isLoading = false
  @State private var text = ""
  var body: some View {
    Text(text).task(id: path) {
      guard !isLoading else { return }
      isLoading = true
      text = await read(path)
      isLoading = false
    }
  }
  private func read(_ path: String) async -> String { path }
}

/// The guard asks an input.
struct Note: View {
  let path: String
  let isShown: Bool
  @State private var text = ""
  var body: some View {
    Text(text).task(id: "\(path)\(isShown)") {
      guard isShown else { return }
      text = await read(path)
    }
  }
  private func read(_ path: String) async -> String { path }
}

struct Album: View {
  @State private var path = "a"
  var body: some View {
    Button("Next") { path += "a" }
    Picture(path: path)
    Page(path: path)
    Note(path: path, isShown: true)
  }
}
