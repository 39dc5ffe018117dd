import SwiftUI
import UIKit

final class Songs: ObservableObject {
  @Published var names: [String] = []
  func load() { names = ["a"] }
}

// Only an update of the view leads to the update of the table, which reads the object.

struct SongTable: UIViewRepresentable {
  let songs: Songs
  func makeUIView(context: Context) -> UITableView { UITableView() }
  func updateUIView(_ table: UITableView, context: Context) {
    table.tag = songs.names.count
    table.reloadData()
  }
}

struct Library: View {
  @ObservedObject var songs: Songs
  var body: some View {
    VStack {
      Text("Songs")
      SongTable(songs: songs)
      Button("Load") { songs.load() }
    }
  }
}
