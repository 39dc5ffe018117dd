import Photos
import SwiftData
import SwiftUI

@Model final class Shelf {
  var title = ""
  init() {}
}

// Objects of a database or of the system are told apart as such.
struct Shelves: View {
  @State private var assets: [PHAsset] = []
  @Binding var shelves: [Shelf]
  var body: some View {
    List {
      ForEach(assets, id: \.self) { Text($0.localIdentifier) }
      ForEach($shelves, id: \.self) { $shelf in TextField("Title", text: $shelf.title) }
      Button("Rename") { shelves[0].title = "a" }
    }
  }
}
