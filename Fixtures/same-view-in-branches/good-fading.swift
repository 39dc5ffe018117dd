import SwiftUI

/// The change fades, and nothing that differs could move.
struct Card: View {
  @State private var chosen: String?
  var body: some View {
    if let chosen {
      content.hidden().overlay { Text(chosen) }
    } else {
      content
    }
    Button("Choose") { withAnimation { chosen = "a" } }
    Button("Close") { withAnimation { chosen = nil } }
  }
  private var content: some View { Text("Card") }
}

/// The state begins with what it is set to.
struct Observing<Value: Equatable>: View {
  let value: Value
  @State private var old: Value
  init(_ value: Value) {
    self.value = value
    _old = State(initialValue: value)
  }
  var body: some View { Text("a").onChange(of: value) { old = value } }
}

struct Bar: View {
  @State private var isWide = false
  var body: some View {
    if isWide { HStack { Observing(isWide) } } else { VStack { Observing(isWide) } }
    Button("Wide") { isWide.toggle() }
  }
}
