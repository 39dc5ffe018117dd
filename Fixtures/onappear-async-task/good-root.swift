import SwiftUI

@main
struct Main: App {
  var body: some Scene { WindowGroup { Root() } }
}

// It stays as long as its window.
struct Root: View {
  @State private var data = 0
  var body: some View {
    Text("\(data)").onAppear { Task { await load() } }
  }
  private func load() async {
    let url = URL(fileURLWithPath: "/")
    data = (try? await URLSession.shared.data(from: url).0.count) ?? 0
  }
}
