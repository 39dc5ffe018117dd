import SwiftUI

final class Metadata {
  let names: [String]
  init() { names = Mirror(reflecting: 1).children.compactMap(\.label) }
}

/// The initializer needs the value at once.
struct Step: View {
  @State private var metadata: Metadata
  private let title: String

  init() {
    _metadata = State(initialValue: Metadata())
    title = metadata.names.joined()
  }

  var body: some View { Text(title) }
}

struct Steps: View {
  @State private var count = 0
  var body: some View {
    Stepper("\(count)", value: $count)
    Step()
  }
}
