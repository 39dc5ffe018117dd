import SwiftUI
import UIKit

/// An image is an object whose content stays, so a change of the property is one that nobody applies.
struct Portrait: UIViewRepresentable {
  let image: UIImage
  @Binding var caption: String
  func makeUIView(context: Context) -> UIImageView {
    let view = UIImageView(image: image)
    view.accessibilityLabel = caption
    return view
  }
  func updateUIView(_ view: UIImageView, context: Context) {}
}

struct Page: View {
  @State private var image = UIImage()
  @State private var caption = ""
  var body: some View {
    TextField("Caption", text: $caption)
    Portrait(image: image, caption: $caption)
      .onTapGesture { image = UIImage() }
  }
}
