import SwiftUI

/// The other values that only actions look at; the limit is an option.
struct Shelf: View {
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.openWindow) private var openWindow // expect: info: `@Environment(\.openWindow)` is used only in actions, but can evaluate the 21 views of `Shelf` when something is presented
  @Environment(\.dismiss) private var dismiss // expect: info: `@Environment(\.dismiss)` is used only in actions, but can evaluate the 21 views of `Shelf` when something is presented
  var body: some View {
    VStack {
      Group { Text("0"); Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
      Group { Text("0"); Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
      Button("Window") { openWindow(id: "a") }
      Button("Close") { close() }
    }
    .onAppear { dismissSearch() }
  }
  private func close() { dismiss() }
}
