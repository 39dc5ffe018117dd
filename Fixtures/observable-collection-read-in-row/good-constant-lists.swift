import SwiftUI

enum Genre: String, CaseIterable { case drama, comedy }

@Observable final class Cinema {
  var films: [String: String] = [:]
  var favourites: Set<String> = []
  let genres = Genre.allCases
}

/// Lists that never change, and a row that is given the answer.
struct GenreRow: View {
  let name: String
  let cinema: Cinema
  var body: some View {
    Text(Genre.allCases.contains { $0.rawValue == name } ? "Genre" : "")
    Text(cinema.genres.first { $0.rawValue == name }?.rawValue ?? "")
    Text(cinema.films[name] ?? "")
  }
}

struct FilmRow: View {
  let name: String
  let isFavourite: Bool
  var body: some View { Text(name).bold(isFavourite) }
}

struct Programme: View {
  let names: [String]
  let cinema: Cinema
  var body: some View {
    List(names, id: \.self) { name in
      GenreRow(name: name, cinema: cinema)
      FilmRow(name: name, isFavourite: cinema.favourites.contains(name))
    }
  }
}
