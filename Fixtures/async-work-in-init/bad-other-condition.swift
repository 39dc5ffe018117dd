import SwiftUI

struct Thumbnail: View {
  let name: String
  init(name: String) {
    self.name = name
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    if !name.isEmpty {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)  // expect: createDirectory
    }
  }
  var body: some View { Text(name) }
}

struct Grid: View {
  @State private var query = ""
  var body: some View {
    TextField("Search", text: $query)
    Thumbnail(name: query)
  }
}
