import SwiftUI

struct Receipt: Sendable {}

enum Shop {
  static func pay() async throws -> Receipt { Receipt() }
}

/// A cancelled payment would count as one that failed.
struct Checkout: View {
  @State private var message = ""
  var body: some View {
    Text(message).onAppear {
      Task { await pay() }
    }
  }
  private func pay() async {
    do {
      _ = try await Shop.pay()
      message = "Paid"
    } catch {
      message = "Failed"
    }
  }
}
