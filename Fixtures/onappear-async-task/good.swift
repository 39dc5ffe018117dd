import SwiftUI

struct Quiet: View {
  @State private var loading: Task<Void, Never>?
  @State private var isLoaded = false
  private func load() async {}
  private func begin() { Task { await load() } }
  var body: some View {
    Text("Quiet")
      .task { await load() }
      .onAppear { loading = Task { await load() } }
      .onDisappear { loading?.cancel() }
      .onAppear { Task.detached { await load() } }
      .onAppear {
        isLoaded = true
        Task { await load() }
      }
      .onAppear(perform: begin)
      .onDisappear { Task { await load() } }
      .onAppear { isLoaded = true }
  }
}
