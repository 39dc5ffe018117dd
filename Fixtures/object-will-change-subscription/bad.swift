import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  @Published var note = ""
}

struct Badge: View {
  @ObservedObject var cart: Cart
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onReceive(cart.objectWillChange) { _ in count = cart.items.count }
      //              ^~~~~~~~~~~~~~~~ expect: info: `objectWillChange` of `cart` fires before the change of any published property
  }
}

final class Summary {
  private let cart: Cart
  private var text = ""
  private var cancellables: Set<AnyCancellable> = []

  init(cart: Cart) {
    self.cart = cart
    cart.objectWillChange  // expect: `objectWillChange` of `cart` fires before the change of any published property
      .sink { [weak self] _ in self?.update() }  // note: this runs before the change
      .store(in: &cancellables)
  }

  private func update() { text = cart.items.joined() }
}

final class Own: ObservableObject {
  @Published var value = 0
  private var kept: AnyCancellable?
  func watch() {
    kept = objectWillChange.sink { [weak self] in print(self?.value ?? 0) }  // expect: `objectWillChange` of `self` fires before the change of any published property
  }
}
