import SwiftUI

/// The task is kept and cancelled.
struct Kept: View {
  let path: String
  @State private var text = ""
  @State private var loading: Task<Void, Never>?
  var body: some View {
    Text(text)
      .task { await load() }
      .onChange(of: path) {
        loading?.cancel()
        loading = Task { await load() }
      }
  }
  private func load() async { text = await read(path) }
  private func read(_ path: String) async -> String { path }
}

/// The work asks whether its result is still wanted.
struct Asked: View {
  let path: String
  @State private var wanted = ""
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { await load() }
      .onChange(of: path) {
        wanted = path
        Task { await load() }
      }
  }
  private func load() async {
    let found = await read(path)
    guard path == wanted else { return }
    text = found
  }
  private func read(_ path: String) async -> String { path }
}

/// The work stores no result.
struct Sent: View {
  let path: String
  @State private var isBusy = false
  var body: some View {
    Text(path)
      .task { await send() }
      .onChange(of: path) { Task { await send() } }
  }
  private func send() async {
    isBusy = true
    await write(path)
    isBusy = false
  }
  private func write(_ path: String) async {}
}
