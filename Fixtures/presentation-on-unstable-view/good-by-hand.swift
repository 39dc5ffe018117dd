import SwiftUI

/// Only the alert of the row takes the row away.
struct Shortcuts: View {
  @State private var shortcuts = ["Play", "Search"]
  var body: some View {
    List(shortcuts, id: \.self) { shortcut in
      Row(title: shortcut) { shortcuts.removeAll { $0 == shortcut } }
    }
  }
}

struct Row: View {
  let title: String
  let remove: () -> Void
  @State private var isAsking = false
  var body: some View {
    Button(title) { isAsking = true }
      .alert("Remove?", isPresented: $isAsking) { Button("Remove", action: remove) }
  }
}
