import SwiftUI

/// The value is stored by what updates the view.
final class Updater: ObservableObject {
  @Published var isAutomatic = false {
    didSet { UserDefaults.standard.set(isAutomatic, forKey: "automatic") }
  }
}

struct UpdateView: View {
  @ObservedObject var updater: Updater
  var body: some View {
    Toggle("Automatic", isOn: $updater.isAutomatic)
    Text(UserDefaults.standard.bool(forKey: "automatic") ? "On" : "Off")
  }
}

/// Nothing in the project writes it.
struct Launches: View {
  var body: some View { Text("\(UserDefaults.standard.integer(forKey: "launches"))") }
}
