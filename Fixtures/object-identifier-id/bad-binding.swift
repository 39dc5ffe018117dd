import SwiftUI

final class Episode: Identifiable {  // expect: info: `Episode` is identified by its address
  var title: String
  init(_ title: String) { self.title = title }
}

@Observable final class Show {
  var episodes: [Episode] = []
  func reload() { episodes = ["a", "b"].map { Episode($0) } }
}

struct Episodes: View {
  @Bindable var show: Show
  var body: some View {
    List($show.episodes) { $episode in TextField("Title", text: $episode.title) }
  }
}
