import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  func play() { title = "A" }
}

struct Bar: View {
  @ObservedObject var player: Player
  var body: some View { Text(player.title) }
}

/// What is stored observes an object, and shows nothing old.
final class Toolbar: ObservableObject {
  @Published var content = AnyView(EmptyView())
  let player = Player()
  func open() { content = AnyView(Bar(player: player)) }
  func close() { content = AnyView(EmptyView()) }
}
