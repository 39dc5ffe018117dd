import SwiftUI

struct Results: View {
  @State private var results: [String] = []
  var body: some View {
    VStack {
      Button("Search") { results.append("New") }
      Carousel()
        // The id makes sure that a new search resets the position.
        .id(results)
    }
  }
}

struct Carousel: View {
  @State private var position = 0
  var body: some View { Button("\(position)") { position += 1 } }
}

/// The elements of a constant collection stay.
struct Fixed: View {
  private let names = ["a", "b"]
  var body: some View { Carousel().id(names) }
}
