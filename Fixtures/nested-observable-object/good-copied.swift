import SwiftUI

// The value is copied into another object, which shows it from then on.

final class Blur: ObservableObject {
  @Published var level = 0
  func raise() { level += 1 }
}

final class Rooms: ObservableObject {
  @Published var name = ""
  let blur = Blur()
  func enter() { name = "A" }
}

struct Lobby: View {
  @ObservedObject var rooms: Rooms
  var body: some View {
    Text(rooms.name)
    room()
  }

  private func room() -> some View {
    let next = Blur()
    next.level = rooms.blur.level
    return Room(blur: next)
  }
}

struct Room: View {
  @ObservedObject var blur: Blur
  var body: some View {
    Text("\(blur.level)")
    Button("Raise") { blur.raise() }
  }
}
