import SwiftUI

enum Tab: CaseIterable, Hashable { case home, search }

struct Tabs: View {
  @State private var tokens: [Tab: UUID] = Dictionary(uniqueKeysWithValues: Tab.allCases.map { ($0, UUID()) })
  let tab: Tab

  var body: some View {
    VStack {
      TextEditor(text: .constant("")).id(token(for: tab))
      TextEditor(text: .constant("")).id(tokens[tab] ?? UUID())
      Button("Reset") { tokens[tab] = UUID() }
    }
  }

  // Each case has a token, which code only replaces.
  private func token(for tab: Tab) -> UUID { tokens[tab] ?? UUID() }
}
