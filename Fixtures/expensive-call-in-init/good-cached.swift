import SwiftUI
import UIKit

final class Pictures {
  static let shared = Pictures()
  private var known: [String: UIImage] = [:]
  func picture(_ key: String) -> UIImage? { known[key] }
}

/// Only what is not in the cache is decoded.
struct Chip: View {
  @State private var image: UIImage?
  init(key: String, data: Data) {
    if let known = Pictures.shared.picture(key) {
      _image = State(initialValue: known)
    } else {
      _image = State(initialValue: UIImage(data: data))
    }
  }
  var body: some View { Image(uiImage: image ?? UIImage()) }
}

struct Chips: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Chip(key: "a", data: Data())
  }
}
