import SwiftUI

// What `$opensAtLogin` sets passes by `didSet`.

struct Login: View {
  @State private var opensAtLogin = false {
    didSet { UserDefaults.standard.set(opensAtLogin, forKey: "login") }
  }
  var body: some View {
    Toggle("Open at login", isOn: Binding(get: { opensAtLogin }, set: { opensAtLogin = $0 }))
  }
}
