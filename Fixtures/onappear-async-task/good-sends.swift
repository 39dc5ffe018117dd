import SwiftUI

/// What was sent before a cancellation would be sent again.
@MainActor final class Statistics: ObservableObject {
  @Published private(set) var isKnown = false

  func load() async {
    await sendCounts()
    isKnown = true
  }

  private func sendCounts() async {
    for count in 0..<3 {
      _ = try? await URLSession.shared.data(from: URL(fileURLWithPath: "/\(count)"))
    }
  }
}

struct Trends: View {
  @StateObject private var statistics = Statistics()
  var body: some View {
    Text(statistics.isKnown ? "Known" : "…")
      .onAppear {
        Task { await statistics.load() }
      }
  }
}

struct Home: View {
  @State private var isShown = false
  var body: some View {
    Button("Trends") { isShown.toggle() }
    if isShown { Trends() }
  }
}
