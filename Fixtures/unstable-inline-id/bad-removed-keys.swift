import SwiftUI

enum Tab: CaseIterable, Hashable { case home, search }

struct Tabs: View {
  @State private var tokens: [Tab: UUID] = Dictionary(uniqueKeysWithValues: Tab.allCases.map { ($0, UUID()) })
  let tab: Tab

  var body: some View {
    VStack {
      TextEditor(text: .constant("")).id(tokens[tab] ?? UUID())  // expect: a new identifier on each evaluation
      Button("Reset") { tokens[tab] = nil }
    }
  }
}
