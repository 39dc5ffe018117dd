import SwiftUI

/// Nothing passes the binding, and a constant ignores what is written.
struct Page: UIViewRepresentable {
  let text: String
  @Binding var height: CGFloat?
  init(text: String, height: Binding<CGFloat?> = .constant(nil)) {
    self.text = text
    _height = height
  }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    DispatchQueue.main.async { height = 20 }
  }
}

struct Book: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Page(text: text)
  }
}
