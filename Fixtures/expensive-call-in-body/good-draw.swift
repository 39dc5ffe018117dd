import SwiftUI

struct Sketch: View {
  @State private var picture: UIImage?
  let url: URL
  private func draw() {
    guard let data = try? Data(contentsOf: url) else { return }
    picture = UIImage(data: data)
  }
  var body: some View {
    Button("Draw") { draw() }
      .overlay { picture.map(Image.init(uiImage:)) }
  }
}
