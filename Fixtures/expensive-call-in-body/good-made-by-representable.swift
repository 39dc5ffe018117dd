import SwiftUI

/// A representable makes its platform view once.
struct Wrapped: UIViewControllerRepresentable {
  let controller: () -> UIViewController
  init(controller: @escaping () -> UIViewController) { self.controller = controller }
  func makeUIViewController(context: Context) -> UIViewController { controller() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Stack<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: () -> Content
  var body: some View {
    Stepper("\(count)", value: $count)
    Wrapped {
      UIHostingController(rootView: content())
    }
  }
}

struct Home: View {
  var body: some View { Stack { Text("Home") } }
}

/// A page is made for each presentation.
struct Question: UIViewControllerRepresentable {
  let text: String
  @Binding var isAsked: Bool
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isAsked else { return }
    present(UIHostingController(rootView: Text(text)), above: controller)
  }
  private func present(_ page: UIViewController, above controller: UIViewController) {}
}

struct Form: View {
  @State private var isAsked = false
  @State private var text = ""
  var body: some View {
    TextField("", text: $text)
    Toggle("Ask", isOn: $isAsked)
    Question(text: text, isAsked: $isAsked)
  }
}
