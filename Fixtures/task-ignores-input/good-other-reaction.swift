import SwiftUI

/// The view reacts to the key that comes with its data.
struct Panel: View {
  let key: Int
  let path: String
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { text = await load(path) }
      .onChange(of: key) { text = "" }
  }
  private func load(_ path: String) async -> String { path }
}

struct Screen: View {
  @State private var key = 1
  @State private var path = ""
  var body: some View {
    Button("Next") { key += 1; path += "a" }
    Panel(key: key, path: path)
  }
}
