import SwiftUI

/// The control shows what it sets itself; the title does not.
struct Logging: View {
  @State private var isOpen = false
  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    Toggle(
      "Log",
      isOn: Binding(
        get: { UserDefaults.standard.bool(forKey: "log") },  // expect: info: `Logging.body` reads `UserDefaults.bool(forKey:)`
        set: { save($0) }))
  }
  private func save(_ isOn: Bool) { UserDefaults.standard.set(isOn, forKey: "log") }
}
