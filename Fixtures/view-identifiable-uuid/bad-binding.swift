import SwiftUI

struct Tile: View {
  let key = UUID()  // expect: info: the view `Tile` gets a new `key`
  var body: some View { Circle() }
}

struct Board: View {
  @Binding var tiles: [Tile]
  var body: some View { HStack { ForEach($tiles, id: \.key) { $tile in tile } } }
}
