import SwiftUI

/// A change of the value is what updates the platform view.
struct Highlighted: UIViewRepresentable {
  @Environment(\.colorScheme) var colorScheme
  let text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { view.text = text.uppercased() }
}

struct Page: View {
  var body: some View { Highlighted(text: "Text") }
}
