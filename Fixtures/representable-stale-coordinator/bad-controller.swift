import SwiftUI
import UIKit

struct Picker2: UIViewControllerRepresentable {
  let title: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(title) }

  final class Coordinator: NSObject {
    private let title: String  // expect: info: the coordinator keeps the first `title` in `title`, as `updateUIViewController` does not replace it: `title` becomes outdated  // help: make `title` a `var` that…
    init(_ title: String) { self.title = title }
    func heading() -> String { title.uppercased() }
  }
}

struct Page: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Picker2(title: title)
  }
}
