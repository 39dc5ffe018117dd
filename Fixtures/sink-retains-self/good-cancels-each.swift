import Combine
import SwiftUI

final class Menus: ObservableObject {
  @Published var names: [String] = []
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    $names.sink { self.count = $0.count }.store(in: &subscriptions)
  }
  func unload() { subscriptions.forEach { $0.cancel() } }
}

final class Bars: ObservableObject {
  @Published var names: [String] = []
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    $names.sink { self.count = $0.count }.store(in: &subscriptions)
  }
  func unload() { subscriptions = [] }
}
