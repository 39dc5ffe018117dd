import SwiftUI

final class Film: ObservableObject {
  init(id: Int) {}
}

/// The local gets its value later.
struct Poster: View {
  @ObservedObject private var film: Film
  init(id: Int?) {
    let made: Film
    if let id { made = Film(id: id) } else { made = Film(id: 0) }
    film = made
  }
  var body: some View { Text("Poster") }
}

/// A method sets it up and gives it back.
struct Trailer: View {
  @ObservedObject private var film: Film
  init(id: Int) { film = Film(id: id).loaded() }
  var body: some View { Text("Trailer") }
}

extension Film {
  func loaded() -> Film { self }
}
