// with: strict
import SwiftUI

struct Receipt: Sendable {}

enum Shop {
  static func pay() async throws -> Receipt { Receipt() }
}

struct Checkout: View {
  @State private var message = ""
  var body: some View {
    Text(message).onAppear {
      Task { await pay() }  // expect: this `Task` continues after the view is removed
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
