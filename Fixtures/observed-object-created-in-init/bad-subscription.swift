import Combine
import SwiftUI

final class Store {
  static let shared = Store()
  let changes = PassthroughSubject<Int, Never>()
  var count = 0
}

/// Its changes update the view, which reads what is stored elsewhere.
final class Scope: ObservableObject {
  @Published private(set) var count = 0
  private var subscription: AnyCancellable?
  init(_ store: Store) { subscription = store.changes.sink { [weak self] in self?.count = $0 } }
}

struct Connected: View {
  @ObservedObject private var scope: Scope
  init(_ store: Store) {
    scope = Scope(store)  // expect: `Connected.init` creates `scope`  // help: declare `@StateObject private var scope: Scope` and write `_scope = StateObject(wrappedValue: Scope(store))`
  }
  var body: some View { Text("\(Store.shared.count)") }
}
