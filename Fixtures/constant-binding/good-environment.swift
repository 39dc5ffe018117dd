import SwiftUI

extension EnvironmentValues {
  @Entry var isChosen = false
}

struct Mark: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
}

/// The environment decides: there is no binding to it.
struct Choice: View {
  @Environment(\.isChosen) private var isChosen
  var body: some View { Mark(isOn: .constant(isChosen)) }
}
