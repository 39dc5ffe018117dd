import Combine

final class Account: ObservableObject {
  @Published var name = ""
  @Published var prefix = ""
  @Published var shown = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    // The closure of `map` would still keep the object.
    $name.map { self.prefix + $0 }.sink { self.show($0) }.store(in: &cancellables)  // expect: 2 subscriptions in `cancellables` capture `self`
    $prefix.map { $0 + "!" }.sink { [weak self] in self?.show($0) }.store(in: &cancellables)  // note: `self` is captured here
  }
  func show(_ text: String) { shown = text }
}
