// with: strict
import SwiftUI

/// Changes rarely, and only an action looks.
struct Report: View {
  @Environment(\.colorScheme) private var scheme  // expect: info:
  @Environment(\.locale) private var locale  // expect: info:
  var body: some View {
    Button("Send") { print(scheme, locale) }
  }
}

/// Used as it should be, and what is there to be called.
struct Page: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.openURL) private var openURL
  let url: URL
  var body: some View {
    Button("Open") { openURL(url) }.opacity(scheme == .dark ? 0.8 : 1)
  }
}
