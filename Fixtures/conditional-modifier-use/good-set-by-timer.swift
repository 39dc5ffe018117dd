import SwiftUI

enum Visibility { case visible, hidden, gone }

extension View {
  @ViewBuilder
  func visibility(_ visibility: Visibility) -> some View {
    switch visibility {
    case .visible: self
    case .hidden: hidden()
    case .gone: EmptyView()
    }
  }
}

struct Draft: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}

/// The draft comes once, and never goes.
struct Welcome: View {
  @State private var isReady = false

  var body: some View {
    Draft()
      .visibility(isReady ? .visible : .gone)
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          withAnimation { isReady = true }
        }
      }
  }
}
