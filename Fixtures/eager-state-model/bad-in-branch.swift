import SwiftUI

/// Only files are read.
struct Picture: View {
  let url: URL
  @State private var image: UIImage?

  init(url: URL) {
    self.url = url
    if url.isFileURL {
      _image = State(initialValue: UIImage(contentsOfFile: url.path))  // expect: `UIImage(contentsOfFile: url.path)` is evaluated each time `Picture.init` comes to it (image work), but
    }
  }

  var body: some View {
    if let image { Image(uiImage: image) }
  }
}

struct Pictures: View {
  let url: URL
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Picture(url: url)
  }
}
