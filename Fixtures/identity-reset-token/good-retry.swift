import SwiftUI

/// A picture is loaded again only by a new view.
struct MapPicture: View {
  let url: URL
  @State private var attempt = 0
  var body: some View {
    VStack {
      AsyncImage(url: url).id(attempt)
      Button("Retry") { attempt += 1 }
    }
  }
}
