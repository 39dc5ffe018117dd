import SwiftUI

// Nothing evaluates these views but changes of what the getter reads.

struct Switch: View {
  @Binding var isOn: Bool?
  var body: some View {
    HStack {
      Text("Wi-Fi")
      Spacer()
      Toggle("Wi-Fi", isOn: Binding(get: { isOn ?? false }, set: { isOn = $0 }))
    }
  }
}

struct Log: View {
  let names: Set<String>
  var body: some View {
    Text("Log")
    Text("\(names.count)")
    Toggle("On", isOn: Binding(get: { Settings.isOn }, set: { Settings.isOn = $0 }))
  }
}

@MainActor enum Settings { static var isOn = false }
