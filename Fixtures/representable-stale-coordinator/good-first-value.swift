import SwiftUI

/// Only the initializer of the coordinator reads it, which cannot be outdated.
struct Page: UIViewRepresentable {
  let kind: String
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    let parent: Page
    init(_ parent: Page) {
      self.parent = parent
      super.init()
      observe()
    }
    private func observe() { print(parent.kind) }
  }
}

struct Book: View {
  @State private var kind = ""
  var body: some View {
    TextField("Kind", text: $kind)
    Page(kind: kind)
  }
}
