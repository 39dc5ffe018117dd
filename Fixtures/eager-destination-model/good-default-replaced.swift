import Foundation
import SwiftUI

final class Offers: ObservableObject {
  @Published var names: [String] = []
  let saved = try? Data(contentsOf: URL(filePath: "/offers"))
  func load() { names.append("One") }
}

struct PinView: View {
  @ObservedObject var offers: Offers
  init(offers: Offers = Offers()) { self.offers = offers }
  var body: some View { Button("\(offers.names.count)") { offers.load() } }
}

struct OfferView: View {
  @StateObject private var offers = Offers()
  @State private var isShown = false
  var body: some View {
    Button("Next") { isShown = true }
    // The default value is not evaluated where a value is passed.
    NavigationLink("Pin") { PinView(offers: offers) }
  }
}
