import SwiftUI

#if canImport(WaterfallGrid)
  import WaterfallGrid

  // What a container of a package is given is content where it gives views, whatever they are called.
  struct Wall: View {
    let photos: [Photo]
    let taken: Date

    var body: some View {
      WaterfallGrid(header: { header }) { card(photos[0]) }
    }

    private var header: some View {
      Text(DateFormatter().string(from: taken))  // expect: `DateFormatter()`
    }

    private func card(_ photo: Photo) -> some View {
      Text(NumberFormatter().string(from: photo.stars) ?? "")  // expect: `NumberFormatter()`
    }
  }

  struct Photo { let stars: NSNumber }
#endif
