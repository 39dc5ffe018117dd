import SwiftUI

final class Entitlements: ObservableObject {
  static let shared = Entitlements()
  @Published var isPaid = false
}

// Other code would read the object that the view observes.
struct Offer: View {
  @StateObject var entitlements = Entitlements.shared
  var body: some View { Text(entitlements.isPaid ? "Thanks" : "Buy") }
}
