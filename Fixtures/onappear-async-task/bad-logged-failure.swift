import SwiftUI

enum Shop {
  static func prices() async throws -> [Int] {
    try await Task.sleep(nanoseconds: 1)
    return []
  }
}

/// What only logs may happen after a cancellation.
struct Prices: View {
  @State private var prices: [Int] = []
  var body: some View {
    Text("\(prices.count)").onAppear {
      Task { await load() }  // expect: this `Task` continues after the view is removed
    }
  }
  private func load() async {
    do {
      prices = try await Shop.prices()
    } catch {
      print(error)
    }
  }
}
