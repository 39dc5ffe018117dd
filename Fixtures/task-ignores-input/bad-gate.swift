import SwiftUI

/// Only the first picture is loaded.
struct Picture: View {
  let path: String
  @State private var pixels: [Int]?
  var body: some View {
    Text("\(pixels?.count ?? 0)")
      .task(id: path) {  // expect: warning: `.task(id:)` runs again when `path` changes, but its guard on `pixels` lets only the first run work  // help: remember for which `path` the work is done, and compare that in the guard
        guard pixels == nil else { return }
        pixels = await read(path)
      }
  }
  private func read(_ path: String) async -> [Int] { [] }
}

/// The function has the guard, and takes back only what was cancelled.
struct Page: View {
  let path: String
  @State private var isLoaded = false
  @State private var text = ""
  var body: some View {
    Text(text).task(id: path) { await load() }  // expect: warning: `.task(id:)` runs again
  }
  private func load() async {
    guard !isLoaded else { return }
    isLoaded = true
    text = await read(path)
    if Task.isCancelled { isLoaded = false }
  }
  private func read(_ path: String) async -> String { path }
}

struct Album: View {
  @State private var path = "a"
  var body: some View {
    Button("Next") { path += "a" }
    Picture(path: path)
    Page(path: path)
  }
}
