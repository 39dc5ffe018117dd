import SwiftUI

struct Planet: Identifiable {
  let id: Int
  let name: String
}

struct Orbit: View {
  let planet: Planet
  var body: some View { Text(planet.name) }
}

/// Rows of lazy stacks and grids, and a link that is hidden behind the row.
struct Planets: View {
  let planets: [Planet]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(planets) { planet in
          NavigationLink(planet.name) { Orbit(planet: planet) }  // expect: info: each row creates its destination `Orbit`
        }
      }
      LazyVGrid(columns: [GridItem()]) {
        ForEach(planets) { planet in
          Text(planet.name)
            .background(NavigationLink("", destination: Orbit(planet: planet)).opacity(0))  // expect: info: each row creates its destination `Orbit`
        }
      }
    }
  }
}
