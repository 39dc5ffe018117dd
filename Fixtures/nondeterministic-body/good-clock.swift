import SwiftUI

/// The ticket expires once, in weeks or years.
struct Ticket: View {
  let end: Date
  @State private var isOpen = false
  var body: some View {
    Toggle("Details", isOn: $isOpen)
    if isOpen, end < Date() { Text("Expired") }
  }
}
