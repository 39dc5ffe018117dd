import SwiftUI

// The folder is created once for each installation, and the set-up runs once for each launch.

struct Thumbnail: View {
  static var isPrepared = false
  let name: String
  let folder: URL
  init(name: String) {
    self.name = name
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("thumbnails")
    if !FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    guard !Self.isPrepared else { return }
    Self.isPrepared = true
    Task { await Thumbnail.prepare() }
  }
  var body: some View { Text(name) }
  static func prepare() async {}
}

struct Grid: View {
  @State private var query = ""
  var body: some View {
    TextField("Search", text: $query)
    Thumbnail(name: query)
  }
}
