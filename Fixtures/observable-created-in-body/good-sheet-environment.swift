import SwiftUI

@Observable final class Footer {
  var note = ""
  func fill() { note = "filled" }
}

extension EnvironmentValues {
  @Entry var footer: Footer? = nil
}

struct Page: View {
  @Environment(\.footer) private var footer
  var body: some View { Button(footer?.note ?? "") { footer?.fill() } }
}

/// The sheet hides the footer of the views around it.
struct Book: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Page().environment(\.footer, Footer()) }
  }
}
