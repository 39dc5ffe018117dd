import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let name: String
}

struct Listing: View {
  @State private var photos: [Photo] = []
  @State private var step = 0

  var body: some View {
    switch step {
    case 0: choice
    default: review
    }
  }

  private var choice: some View {
    ForEach(photos) { photo in
      Button("Remove") { withAnimation { photos.removeAll { $0.id == photo.id } } }
    }
  }

  // Nothing is removed while these are shown, and they keep nothing.
  private var review: some View {
    TabView {
      ForEach(Array(photos.enumerated()), id: \.offset) { _, photo in Image(photo.name) }
    }
  }
}
