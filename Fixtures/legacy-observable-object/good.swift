// with: iOS=17
import Combine
import SwiftUI

// One property.
final class Single: ObservableObject {
  @Published var title = ""
}

// Properties used as publishers, by the class and by others.
final class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    $query
      .sink { [weak self] query in self?.results = [query] }
      .store(in: &subscriptions)
  }
}

final class Player: ObservableObject {
  @Published var isPlaying = false
  @Published var position = 0.0
}

struct PlayerView: View {
  @ObservedObject var player: Player
  @ObservedObject var search: Search
  var body: some View {
    Text("\(player.position)").onReceive(player.$isPlaying) { _ in }
  }
}

// Announces by itself.
final class Manual: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  func touch() { objectWillChange.send() }
}

// Subclasses of other classes.
final class Bridge: NSObject, ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

// A protocol of the project that wants an `ObservableObject`.
protocol Loading: ObservableObject { var isLoading: Bool { get } }
final class Loader: ObservableObject, Loading {
  @Published var isLoading = false
  @Published var items: [String] = []
}

// Storage that `@Observable` cannot have.
final class Settings: ObservableObject {
  @AppStorage("name") var name = ""
  @Published var a = 0
  @Published var b = 0
}

@Observable final class Modern {
  var a = 0
  var b = 0
}
