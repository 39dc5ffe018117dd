import SwiftUI
import UIKit

/// The manager of all pictures keeps them.
protocol Pictures: AnyObject, Sendable {
  func picture(at url: URL) async -> UIImage?
}

private struct PicturesKey: EnvironmentKey {
  static let defaultValue: (any Pictures)? = nil
}

extension EnvironmentValues {
  var pictures: (any Pictures)? {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }
}

struct Thumbnail: View {
  let url: URL
  @Environment(\.pictures) private var pictures
  @State private var image: UIImage?
  var body: some View {
    Image(uiImage: image ?? UIImage())
      .task { image = await pictures?.picture(at: url) }
  }
}

struct Album: View {
  @State private var urls: [URL] = []
  let load: () async -> [URL]
  var body: some View {
    List(urls, id: \.self) { Thumbnail(url: $0) }
      .task { urls = await load() }
  }
}
