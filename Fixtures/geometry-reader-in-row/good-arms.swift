import SwiftUI

// No row takes the arm with the reader; constant rows are few.

enum Picture {
  case room, stone
}

struct Room: Identifiable {
  let id: Int
  let isPublic: Bool
  var picture: Picture { .room }
}

struct Stone: View {
  var body: some View { GeometryReader { Text("\($0.size.width)") } }
}

struct PictureView: View {
  let picture: Picture
  var body: some View {
    switch picture {
    case .room: Image(systemName: "door")
    case .stone: Stone()
    }
  }
}

struct Cell: View {
  let room: Room
  var body: some View { PictureView(picture: room.picture) }
}

struct Rooms: View {
  let rooms: [Room]
  var body: some View {
    List(rooms) { Cell(room: $0) }
  }
}

struct Detail: View {
  var body: some View { PictureView(picture: .stone) }
}

struct Meters: View {
  var body: some View {
    List([0.2, 0.4], id: \.self) { share in
      GeometryReader { Rectangle().frame(width: $0.size.width * share) }
    }
  }
}
