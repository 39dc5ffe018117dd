import SwiftUI

// It only stores what an action puts there later.

final class Picture {
  private(set) var image: Image?
  func show(_ image: Image?) { self.image = image }
}

struct ShareView: View {
  private let picture = Picture()
  var body: some View {
    Button("Render") { picture.show(Image(systemName: "star")) }
    picture.image
  }
}

struct Gallery: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    NavigationLink("Share") { ShareView() }
  }
}
