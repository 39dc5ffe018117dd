import SwiftUI

/// The control shows what it sets itself, and nothing else shows it.
struct Logging: View {
  @State private var isOpen = false
  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    Toggle(
      "Log",
      isOn: Binding(
        get: { UserDefaults.standard.bool(forKey: "log") },
        set: { save($0) }))
  }
  private func save(_ isOn: Bool) { UserDefaults.standard.set(isOn, forKey: "log") }
}
