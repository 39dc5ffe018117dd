import SwiftUI

enum Phase { case idle, copied }

final class Clip: ObservableObject {
  @Published var phase = Phase.idle
  func copy() { phase = .copied }
  func rest() async {
    try? await Task.sleep(for: .seconds(1))
    phase = .idle
  }
}

// The task starts again with each phase, whatever it is applied to.

struct Capsule1: View {
  @StateObject private var clip = Clip()
  var body: some View {
    VStack {
      Button("Copy") { clip.copy() }
      Group {
        if clip.phase == .copied { Text("Copied") } else { Image(systemName: "doc") }
      }
      .task(id: clip.phase) { await clip.rest() }
    }
  }
}
