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
