import SwiftUI

final class SongModel: ObservableObject {
  @Published var title = ""
}

struct SongView: View {
  @ObservedObject var model: SongModel
  var body: some View { Text(model.title) }
}

// What a link builds is told by the rule about destinations.
struct Album: View {
  let titles: [String]
  var body: some View {
    List(titles, id: \.self) { title in
      NavigationLink(title, destination: SongView(model: SongModel()))
      NavigationLink(title) { SongView(model: SongModel()) }
    }
  }
}
