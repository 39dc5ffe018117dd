import SwiftUI

struct Film: Identifiable {
  let id: Int
  let progress: Double
}

struct Poster: View {
  let film: Film
  var body: some View {
    GeometryReader { proxy in  // expect: info: in each row of a lazy container  // help: pass the size to the row, or draw with a `Shape`, which knows its size
      Capsule().frame(width: proxy.size.width * film.progress)
    }
  }
}

struct Films: View {
  @State private var films: [Film] = []
  var body: some View {
    ScrollView {
      Button("Add") { films.append(Film(id: films.count, progress: 0.5)) }
      LazyVStack {
        ForEach(films) { Poster(film: $0) }
      }
    }
  }
}
