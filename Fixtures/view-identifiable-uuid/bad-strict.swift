// with: strict
import SwiftUI

struct SettingRow: View, Identifiable {
  let id = UUID()  // expect: the view `SettingRow` gets a new `id` whenever its parent is evaluated, which would replace it as an element of a `ForEach`
  let title: String
  var body: some View { Text(title) }
}

struct Settings: View {
  var body: some View {
    Form { SettingRow(title: "Sound") }
  }
}
