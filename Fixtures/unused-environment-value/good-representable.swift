import SwiftUI

/// A change of the value is what updates the platform view.
struct Highlighted: UIViewRepresentable {
  @Environment(\.colorScheme) var colorScheme
  let text: String

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { print(text) }
}

struct Page: View {
  var body: some View { Highlighted(text: "Text") }
}
