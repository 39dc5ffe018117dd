import SwiftUI

final class Album: ObservableObject {
  @Published var title = ""
  var owner = ""
  func load() {
    owner = "me"
    title = "Loaded"
  }
}

/// The update of the parent runs the initializer of the child again, which takes the owner from the album.
struct Bar: View {
  @ObservedObject var album: Album
  var body: some View {
    Text("Photos")
    Dock(album: album)
  }
}

struct Dock: View {
  @ObservedObject var album: Album
  private let owner: String
  init(album: Album) {
    self.album = album
    owner = album.owner
  }
  var body: some View { Button("\(owner): \(album.title)") { album.load() } }
}

struct Root: View {
  @State private var album = Album()
  var body: some View { Bar(album: album) }
}
