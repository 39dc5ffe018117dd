import Combine
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

/// A class has no modifiers.
final class Greeting: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  init(account: Account) {
    account.objectWillChange  // expect: `objectWillChange` of `account` fires before the change  // help: subscribe to the `$` publisher of one property, and use the value that it passes
      .sink { [weak self] _ in self?.text = "Hello, \(account.name)" }
      .store(in: &subscriptions)
  }
}
