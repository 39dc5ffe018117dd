import SwiftUI

enum Assertions {
  /// Tells testers of a mistake in the program.
  static func assertionFailed(_ text: String) {
    Task { await report(text) }
  }

  private static func report(_ text: String) async {}
}

struct Portrait: View {
  let address: String

  private var url: URL? {
    guard !address.isEmpty else {
      Assertions.assertionFailed("no address")
      return nil
    }
    return URL(string: address)
  }

  var body: some View { AsyncImage(url: url) }
}

struct Frame: View {
  let url: URL?

  init(address: String) {
    if address.isEmpty { Assertions.assertionFailed("no address") }
    url = URL(string: address)
  }

  var body: some View { AsyncImage(url: url) }
}

struct Wall: View {
  @State private var addresses: [String] = []
  var body: some View {
    Button("Add") { addresses.append("a") }
    ForEach(addresses, id: \.self) { Frame(address: $0) }
  }
}
