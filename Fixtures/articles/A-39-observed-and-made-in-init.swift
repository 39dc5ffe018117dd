import SwiftUI

struct Piece { let id: Int }

final class PieceModel: ObservableObject {
  @Published var title: String; func rename() { title = "new" }
  init(piece: Piece) { title = "\(piece.id)" }
}

struct Plain: View {
  @ObservedObject var model: PieceModel
  init(piece: Piece) { self.model = PieceModel(piece: piece) }  // expect: observed-object-created-in-init: info:
  var body: some View { Text(model.title) }
}

struct Wrapped: View {
  @ObservedObject var model: PieceModel
  init(piece: Piece) { _model = ObservedObject(wrappedValue: PieceModel(piece: piece)) }  // expect: observed-object-created-in-init: info:
  var body: some View { Text(model.title) }
}

struct Short: View {
  @ObservedObject var model: PieceModel
  init(piece: Piece) { self.model = .init(piece: piece) }  // expect: observed-object-created-in-init: info:
  var body: some View { Text(model.title) }
}

struct Factory: View {
  @ObservedObject var model: PieceModel
  init(piece: Piece) { self.model = Self.make(piece) }  // expect: observed-object-created-in-init: info:
  private static func make(_ piece: Piece) -> PieceModel { PieceModel(piece: piece) }
  var body: some View { Text(model.title) }
}
