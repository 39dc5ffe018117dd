import SwiftUI

// In two targets; one of them also runs on macOS 13.
final class SettingsModel: ObservableObject {
  @Published var title = ""
  @Published var count = 0
}

struct SettingsView: View {
  @StateObject private var model = SettingsModel()
  var body: some View { Text("\(model.count)") }
}
