import SwiftUI

struct Loader {
  func image(at url: URL) async -> Image? { nil }
}

struct Picture: View {
  let url: URL
  @State private var image: Image?
  var body: some View {
    VStack { image }
      .task(priority: .background) { image = await Loader().image(at: url) }  // expect: info: `.task` does not run again
  }
}

struct Album: View {
  @State private var url = URL(fileURLWithPath: "/a")
  var body: some View {
    Button("Next") { url = URL(fileURLWithPath: "/b") }
    Picture(url: url)
  }
}
