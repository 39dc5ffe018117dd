import SwiftUI

/// What a person opens or closes: the caller only says how it begins.
struct Chapter: View {
  @State private var isOpen: Bool
  let title: String

  init(title: String, isOpen: Bool) {
    self.title = title
    self.isOpen = isOpen
  }

  var body: some View { Button(isOpen ? "Close" : title) { isOpen.toggle() } }
}

struct Contents: View {
  @State private var current = 0
  var body: some View {
    Chapter(title: "One", isOpen: current == 0)
    Button("Next") { current += 1 }
  }
}
