import SwiftUI

struct Photo: Identifiable {
  let url: URL
  var id: UUID { UUID() }  // expect: warning: `Photo.id` is a new `UUID()` on every read, which replaces the elements on every update and resets the loaded image of `AsyncImage`
}

/// A picture loads again, at once if it is cached: nothing that a person has done is lost.
struct Photos: View {
  let photos: [Photo]
  @State private var count = 0
  var body: some View {
    ForEach(photos) { photo in AsyncImage(url: photo.url) }  // note: `ForEach` identifies elements by `id`
    Button("\(count)") { count += 1 }
  }
}
