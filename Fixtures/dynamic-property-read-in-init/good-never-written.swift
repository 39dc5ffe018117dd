import SwiftUI

/// Nothing writes it: the initial value is the current one.
struct Flow: View {
  @State private var title: () -> String = { "Flow" }
  private let text: String

  init() { text = title() }

  var body: some View { Text(text) }
}
