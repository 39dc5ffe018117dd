import CryptoKit
import SwiftUI

/// Once for each presentation, and in a microsecond.
struct Plan: View {
  let price: Double
  @State private var isShown = false
  @State private var count = 0
  var body: some View {
    Text(color)
    Text(NSLocalizedString("plan", bundle: Bundle(for: Marker.self), comment: ""))
    Button("\(count)") { count += 1 }
      .sheet(isPresented: $isShown) { Text(formatted()) }
  }
  private var color: String { "\(SHA256.hash(data: Data("plan".utf8)).hashValue)" }
  private func formatted() -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter.string(for: price) ?? ""
  }
}

final class Marker {}
