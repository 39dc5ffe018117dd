import Combine
import SwiftUI

final class Cache {
  static let shared = Cache()
  let names = PassthroughSubject<[String], Never>()
}

// All that a discarded model has begun ends with it.
@Observable final class NamesModel {
  var names: [String] = []
  private var subscriptions: Set<AnyCancellable> = []
  init(prefix: String) {
    Cache.shared.names
      .map { $0.filter { $0.hasPrefix(prefix) } }
      .sink { [weak self] in self?.names = $0 }
      .store(in: &subscriptions)
  }
}

// The task goes on.
@Observable final class LoadingModel {
  var names: [String] = []
  private var subscriptions: Set<AnyCancellable> = []
  init(prefix: String) {
    Cache.shared.names.sink { [weak self] in self?.names = $0 }.store(in: &subscriptions)
    Task { names = [prefix] }
  }
}

struct Names: View {
  @State private var model: NamesModel
  init(prefix: String) {
    _model = State(initialValue: NamesModel(prefix: prefix))  // expect: info: `NamesModel(prefix: prefix)` is evaluated each time `Names.init` runs (subscribes to a publisher)
  }
  var body: some View { Text(model.names.joined()) }
}

struct Loading: View {
  @State private var model: LoadingModel
  init(prefix: String) {
    _model = State(initialValue: LoadingModel(prefix: prefix))  // expect: info: `LoadingModel(prefix: prefix)` is evaluated each time `Loading.init` runs
  }
  var body: some View { Text(model.names.joined()) }
}

struct Screen: View {
  @State private var prefix = "A"
  var body: some View {
    Names(prefix: prefix)
    Loading(prefix: prefix)
    Button("B") { prefix += "B" }
  }
}
