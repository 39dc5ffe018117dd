import SwiftUI

struct Poster<Placeholder: View>: View {
  let url: URL
  let placeholder: Placeholder
  init(url: URL, @ViewBuilder placeholder: () -> Placeholder) {
    self.url = url
    self.placeholder = placeholder()
  }
  var body: some View { placeholder }
}

/// Shown until the picture is loaded.
struct Posters: View {
  let urls: [URL]
  var body: some View {
    List(urls, id: \.self) { url in
      Poster(url: url, placeholder: { GeometryReader { proxy in Text("\(proxy.size.width)") } })
    }
  }
}
