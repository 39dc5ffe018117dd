// with: strict
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
  @Published var isPaid = false
  func pay() { isPaid = true }
}

struct Offer: View {
  let title: String
  @EnvironmentObject var account: Account  // expect: each `Offer` observes the same `Account`
  var body: some View { Text(account.name + title) }
}

struct Offers: View {
  @State private var titles: [String] = []
  let load: () async -> [String]
  var body: some View {
    List(titles, id: \.self) { Offer(title: $0) }.task { titles = await load() }
  }
}
