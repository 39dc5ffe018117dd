import SwiftUI

// No conformance: the key path names it; and an id of a view that is shown as an element.
struct Tile: View {
  let id = UUID()  // expect: info: the view `Tile`
  let title: String
  var body: some View { Text(title) }
}

struct Board: View {
  let tiles: [Tile]
  var body: some View {
    VStack { ForEach(tiles, id: \.id) { tile in tile } }  // note: identifies elements by `id`
  }
}

struct Faded: View, Identifiable {
  var id = UUID().uuidString  // expect: info: the view `Faded`
  var body: some View { Circle() }
}

struct Fading: View {
  let faded: [Faded]
  var body: some View { HStack { ForEach(faded) { $0 } } }  // note: identifies elements
}
