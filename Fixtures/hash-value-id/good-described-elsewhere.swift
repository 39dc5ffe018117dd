import GameEngine
import SwiftUI

// How the other module describes a piece is not known: an enumeration may have a name for each case.
extension GameEngine.Piece: Identifiable {
  public var id: String { description }
}

struct Pieces: View {
  let pieces: [GameEngine.Piece]
  var body: some View { ForEach(pieces) { Text($0.id) } }
}
