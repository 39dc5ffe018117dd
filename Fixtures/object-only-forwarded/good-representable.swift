import SwiftUI
import UIKit

final class Songs: ObservableObject {
  @Published var names: [String] = []
  func load() { names = ["a"] }
}

// Only an update of the view leads to the update of the label, which reads the object.

struct SongLabel: UIViewRepresentable {
  let songs: Songs
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = songs.names.joined() }
}

struct Library: View {
  @ObservedObject var songs: Songs
  var body: some View {
    VStack {
      Text("Songs")
      SongLabel(songs: songs)
      Button("Load") { songs.load() }
    }
  }
}
