import SwiftUI
import UIKit

final class PictureView: UIView {
  var image: UIImage?
  var caption = ""
}

/// An image is an object whose content stays, so a change of the property is not applied.
struct Portrait: UIViewRepresentable {
  let image: UIImage
  @Binding var caption: String
  func makeUIView(context: Context) -> PictureView {
    let view = PictureView()
    view.image = image
    view.caption = caption
    return view
  }
  func updateUIView(_ view: PictureView, context: Context) {}
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
