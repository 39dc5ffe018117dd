import SwiftUI
import UIKit

struct Panel<Content: View>: UIViewRepresentable {
  let content: Content
  final class Coordinator {
    var host: UIHostingController<Content>?
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    if context.coordinator.host == nil {
      context.coordinator.host = UIHostingController(rootView: content)
    } else {
      context.coordinator.host?.rootView = content
    }
  }
}

struct Panels: View {
  @State private var count = 0
  var body: some View {
    Stepper("Count", value: $count)
    Panel(content: Text("\(count)"))
  }
}
