import SwiftUI

/// The dependency is the purpose.
struct Scaled: View {
  // Observing the size triggers an update when it changes, so that the fonts are made again.
  @Environment(\.dynamicTypeSize)
  private var size
  var body: some View { Text("A") }
}

enum Page { enum Part {} }

private typealias Alias = Page.Part

extension Alias {
  struct Header: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { title }
  }
}

extension Alias.Header {
  var title: some View { Text(scheme == .dark ? "A" : "B") }
}
