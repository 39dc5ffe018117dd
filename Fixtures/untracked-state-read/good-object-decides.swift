import SwiftUI

// An object reads the variable when it is made: no view shows it.

final class Offers: ObservableObject {
  static var isAsked = false
  @Published var items: [String] = []

  init() { ask() }

  func ask() {
    guard !Offers.isAsked else { return }
    Task { await load() }
  }

  func load() async {
    Offers.isAsked = true
    items = ["A"]
  }
}

struct OffersPage: View {
  @StateObject private var offers = Offers()
  var body: some View { Text("\(offers.items.count)") }
}
