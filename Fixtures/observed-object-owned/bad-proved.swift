import SwiftUI

/// An error where a write evaluates the parent, and another keeps something in the object.
final class Player: ObservableObject {
  @Published var position = 0.0
  func seek() { position += 1 }
}

struct PlayerView: View {
  @ObservedObject var player = Player()  // expect: warning: whenever the parent updates, which resets its state
  var body: some View { Button("\(player.position)") { player.seek() } }
}

struct Album: View {
  @State private var rating = 0
  var body: some View {
    VStack {
      Button("\(rating)") { rating += 1 }
      PlayerView()
    }
  }
}

/// The content of a sheet, once for each presentation.
struct PlayerSheet: View {
  @ObservedObject var player = Player()  // expect: info: if its view is made again
  var body: some View { Button("\(player.position)") { player.seek() } }
}

struct Shelf: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { PlayerSheet() }
  }
}
