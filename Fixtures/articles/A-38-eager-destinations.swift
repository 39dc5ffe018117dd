import SwiftUI

struct Piece: Identifiable, Hashable {
  let id: Int
}

final class PieceModel: ObservableObject {
  @Published var title: String; func rename() { title = "new" }
  init(_ piece: Piece) { title = "\(piece.id)" }
}

struct PieceView: View {
  @ObservedObject private var model: PieceModel
  init(piece: Piece) { self.model = PieceModel(piece) }  // expect: observed-object-created-in-init: info:
  var body: some View { Text(model.title) }
}

struct Pieces: View {
  let pieces: [Piece]
  @State private var isOpen = false
  var body: some View {
    VStack {
      List {
        ForEach(pieces) { piece in
          NavigationLink("a", destination: PieceView(piece: piece))  // expect: eager-destination-model:
        }
        ForEach(pieces) { piece in
          NavigationLink {  // expect: eager-destination-model:
            PieceView(piece: piece)
          } label: {
            Text("b")
          }
        }
        ForEach(pieces) { piece in
          NavigationLink("c", value: piece)
        }
        ForEach(pieces) { piece in
          NavigationLink("d", destination: Later(PieceView(piece: piece)))
        }
      }
      .navigationDestination(for: Piece.self) { PieceView(piece: $0) }
      .navigationDestination(isPresented: $isOpen) { PieceView(piece: Piece(id: 0)) }  // expect: eager-destination-model:
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { PieceView(piece: Piece(id: 1)) }
    }
  }
}

struct Later<Content: View>: View {
  let make: () -> Content
  init(_ make: @autoclosure @escaping () -> Content) { self.make = make }
  var body: some View { make() }
}
