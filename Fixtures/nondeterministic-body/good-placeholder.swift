import SwiftUI

/// The texts of a placeholder are not read.
struct Tags: View {
  let tags: [String]
  @State private var isOpen = false
  @Environment(\.redactionReasons) private var redactionReasons
  static func dummy(_ names: [String]) -> String { names.randomElement() ?? "" }
  var body: some View {
    Toggle("Tags", isOn: $isOpen)
    if redactionReasons.contains(.placeholder) {
      Text(Self.dummy(["four", "fourteen"])).opacity(isOpen ? 1 : 0.5)
    } else {
      Text(tags.joined())
    }
    Text(tags.randomElement() ?? "").redacted(reason: .placeholder)
  }
}
