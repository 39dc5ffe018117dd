import SwiftUI

struct Piece: Identifiable { let id: Int }

struct PieceView: View {
  let piece: Piece
  var body: some View { Text("\(piece.id)") }
}

struct Pieces: View {
  let pieces: [Piece]
  var body: some View {
    List(pieces) { piece in
      NavigationLink("a", destination: PieceView(piece: piece))  // expect: eager-destination:
    }
  }
}
