import Combine

final class Shop: ObservableObject {
  @Published var visitors = 0  // note: `visitors` is `@Published`
  let till = Till()

  func greet() -> String {
    welcome()  // note: `greet()` calls `welcome()`
    return "Hello"
  }

  private func welcome() {
    visitors += 1  // note: `welcome()` writes `Shop.visitors`
  }
}

final class Till: ObservableObject {
  @Published var amount = 0
  var rounded: Int {
    amount = amount / 10 * 10
    return amount
  }
}
