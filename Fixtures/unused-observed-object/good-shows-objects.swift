import SwiftUI

/// A class that does not announce its changes.
final class Option: Identifiable {
  var isOn = false
}

final class Options: ObservableObject {
  @Published var count = 0
  func toggle(_ option: Option) {
    option.isOn.toggle()
    count += 1
  }
}

/// The updates come by the other object.
struct OptionRow: View {
  @ObservedObject var options: Options
  let option: Option
  var body: some View {
    Button(option.isOn ? "On" : "Off") { options.toggle(option) }
  }
}

/// Nothing changes what it publishes.
final class Fixed: ObservableObject {
  @Published var title = "A"
  func log() { print(title) }
}

struct FixedButton: View {
  @ObservedObject var fixed: Fixed
  var body: some View { Button("Log") { fixed.log() } }
}
