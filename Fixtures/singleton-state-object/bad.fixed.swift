import SwiftUI

final class Network: ObservableObject {
  static let shared = Network()
  static var current: Network = Network()  // note: `Network.current` lasts as long as the program
  @Published var isOnline = true
}

struct Banner: View {
  @ObservedObject private var network = Network.shared  // expect: info: `@StateObject network` holds `Network.shared`, a shared object that `Banner` does not own
  @ObservedObject var implicit: Network = .shared  // expect: `@StateObject implicit` holds `Network.shared`
  @ObservedObject var changing = Network.current  // expect: `@StateObject changing` holds `Network.current`
  var body: some View { Text(network.isOnline || implicit.isOnline || changing.isOnline ? "" : "Offline") }
}

struct Badge: View {
  @StateObject private var network: Network  // expect: `@StateObject network` holds `Network.shared`
  @StateObject private var other: Network  // expect: `@StateObject other` holds `Network.current`
  init() {
    _network = StateObject(wrappedValue: Network.shared)
    _other = .init(wrappedValue: .current)
  }
  var body: some View { Text(network.isOnline ? "" : "!") }
}

struct Dimmed: ViewModifier {
  @ObservedObject private var network = Network.shared  // expect: `Dimmed` does not own
  func body(content: Content) -> some View { content.opacity(network.isOnline ? 1 : 0.5) }
}
