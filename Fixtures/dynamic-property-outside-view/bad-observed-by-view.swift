import SwiftUI

// A view observes the object already.

final class Progress: ObservableObject { @Published var part = 0.0 }

final class Copier {
  @ObservedObject var progress: Progress  // expect: info: it has no effect
  init(progress: Progress) { self.progress = progress }
  func copy() { progress.part = 1 }
}

struct CopyPage: View {
  @StateObject private var progress = Progress()
  var body: some View {
    ProgressView(value: progress.part)
    Button("Copy") { Copier(progress: progress).copy() }
  }
}
