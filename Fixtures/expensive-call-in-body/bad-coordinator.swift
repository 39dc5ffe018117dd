import SwiftUI

/// Each update does the work of the coordinator's method.
struct Highlighter: UIViewRepresentable {
  let text: String
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.apply(text)
  }
  @MainActor final class Coordinator {
    func apply(_ text: String) {
      let pattern = try? NSRegularExpression(pattern: text)  // expect: info: `NSRegularExpression(pattern:)` (text analysis) runs on every evaluation of `Highlighter.updateUIView()`
      print(pattern as Any)
    }
  }
}

/// Only for another text.
struct CarefulHighlighter: UIViewRepresentable {
  let text: String
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.apply(text)
  }
  @MainActor final class Coordinator {
    private var last = ""
    func apply(_ text: String) {
      guard text != last else { return }
      last = text
      let pattern = try? NSRegularExpression(pattern: text)
      print(pattern as Any)
    }
  }
}

struct Editor: View {
  @State private var text = "a"
  @State private var taps = 0
  var body: some View {
    Highlighter(text: text)
    CarefulHighlighter(text: text)
    Button("\(taps)") {
      text += "a"
      taps += 1
    }
  }
}
