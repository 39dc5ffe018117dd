import Combine
import SwiftUI

final class Icon: ObservableObject {
  @Published var address = ""
}

/// `assign(to: &$address)` could not be cancelled when another icon comes.
final class Bookmark: ObservableObject {
  @Published var address = ""
  private var subscriptions: Set<AnyCancellable> = []
  func show(_ icon: Icon) {
    subscriptions.removeAll()
    icon.$address.assign(to: \.address, on: self).store(in: &subscriptions)  // expect: the subscription in `subscriptions` captures `self`  // help: use `sink` with `[weak self]`, and assign in its closure
  }
}
