import SwiftUI

final class Watch: ObservableObject {
  @Published var token: NSObjectProtocol?
}

/// Its update method writes the object, which must not lead to the next update.
struct Page: UIViewRepresentable {
  let title: String
  private let watch = Watch()  // expect: `Page` creates a new `Watch` in `let watch`  // help: declare `@State private var watch = Watch()`
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    watch.token = NotificationCenter.default.addObserver(forName: .init("page"), object: nil, queue: nil) { _ in }
    label.text = title
  }
}

struct Pages: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Page(title: title)
  }
}
