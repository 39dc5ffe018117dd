import SwiftUI

enum Presentation {
  case pushed
  case overlay(onPull: (Double) -> Void, onEnd: () -> Void)
}

struct Page: View {
  let presentation: Presentation
  var body: some View { Text("Page") }
}

/// `.overlay(…)` is a case here, which keeps the functions.
struct Wallet: View {
  @State private var opacity = 1.0
  var body: some View {
    Page(presentation: .overlay(onPull: pull, onEnd: end)).opacity(opacity)
  }
  private func pull(_ way: Double) { opacity = way }
  private func end() { opacity = 1 }
}
