import SwiftUI

// It is over soon, and wanted each time.
struct Entry: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Text", text: $text)
      .focused($isFocused)
      .onAppear {
        Task {
          try? await Task.sleep(nanoseconds: 300_000_000)
          isFocused = true
        }
      }
  }
}
