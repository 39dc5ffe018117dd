// with: strict
import Combine
import SwiftUI

// Making it stores values, also those of enumerations and of other objects.

enum Age { case minutes(Int) }

final class Log {
  var lines: [String] = []
}

final class Shop: ObservableObject {
  @Published var items: [String] = []
  private let limit: Age = .minutes(5)
  private let log = Log()
  private let changes = PassthroughSubject<String, Never>()
  private var subscriptions = Set<AnyCancellable>()
  func load() { items.append("A") }
}

struct Mall: View {
  @StateObject private var shop = Shop()  // expect: observes `shop` only to pass it to child views  // help: hold it in `@State private var shop`, which does not observe it
  var body: some View {
    VStack {
      Text("Mall")
      Window(shop: shop)
    }
  }
}

struct Window: View {
  @ObservedObject var shop: Shop
  var body: some View {
    Text("\(shop.items.count)")
    Button("Load") { shop.load() }
  }
}
