import SwiftUI

struct Piece: Identifiable { let id: Int }

final class PieceModel: ObservableObject {
  @Published var title: String
  init(piece: Piece) { title = "\(piece.id)" }
}

struct Kept: View {
  @StateObject var model: PieceModel
  var body: some View { Text(model.title) }
}

struct Wrapped: View {
  let piece: Piece
  var body: some View { return Kept(model: PieceModel(piece: piece)) }
}

struct Pieces: View {
  let pieces: [Piece]
  var body: some View {
    List(pieces) { piece in
      NavigationLink("a", destination: Kept(model: PieceModel(piece: piece)))
    }
  }
}

struct Watching: View {
  @ObservedObject var model: PieceModel
  var body: some View { Text(model.title).onTapGesture { model.title = "a" } }
}

struct Rebuilt: View {
  let piece: Piece
  var body: some View { Watching(model: PieceModel(piece: piece)) }  // expect: observable-created-in-body:
}

struct Local: View {
  let piece: Piece
  var body: some View {
    let model = PieceModel(piece: piece)  // expect: observable-created-in-body:
    return Kept(model: model)
  }
}

struct Eager: View {
  @StateObject private var model: PieceModel
  init(piece: Piece) {
    let model = PieceModel(piece: piece)
    _model = StateObject(wrappedValue: model)  // expect: state-object-eager-argument:
  }
  var body: some View { Text(model.title) }
}

struct Lazy: View {
  @StateObject private var model: PieceModel
  init(piece: Piece) { _model = StateObject(wrappedValue: PieceModel(piece: piece)) }
  var body: some View { Text(model.title) }
}
