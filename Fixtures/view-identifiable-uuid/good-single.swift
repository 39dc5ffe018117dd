import SwiftUI

// Identifiable, and never an element of a collection: nothing uses the id.
struct SettingRow: View, Identifiable {
  let id = UUID()
  let title: String
  @State private var isOn = false
  var body: some View { Toggle(title, isOn: $isOn) }
}

struct Settings: View {
  var body: some View {
    Form {
      SettingRow(title: "Sound")
      SettingRow(title: "Light")
    }
  }
}
