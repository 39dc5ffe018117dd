import SwiftUI

struct Film: Identifiable {  // note: has 5 properties
  let id: Int
  var title = ""
  var year = 0
  var plot = ""
  var rating = 0.0
}

struct FilmTitle: View {
  let film: Film  // expect: info: `FilmTitle` takes a whole `Film` but uses only `title`, so a change of its 4 other properties evaluates it
  var body: some View { Text(film.title) }  // note: is the only property that the view uses
}

/// Twice the same, also in a helper and in a sheet.
struct FilmYear: View {
  @State private var isShown = false
  private let film: Film  // expect: `FilmYear` takes a whole `Film` but uses only `year`
  init(film: Film) { self.film = film }
  private var year: String { "\(film.year)" }
  var body: some View {
    Text(year).sheet(isPresented: $isShown) { Text("\(self.film.year)") }
  }
}

struct Stars: View {
  var film: Film  // expect: `Stars` takes a whole `Film` but uses only `rating`
  var body: some View {
    if film.rating > 3 { Image(systemName: "star") }
  }
}

struct Films: View {
  @State private var film = Film(id: 1)
  let films: [Film]
  var body: some View {
    VStack {
      FilmTitle(film: film)  // note: `film` is passed here
      ForEach(films) { FilmYear(film: $0) }
      Stars(film: films[0])
      TextField("Plot", text: $film.plot)
    }
  }
}
