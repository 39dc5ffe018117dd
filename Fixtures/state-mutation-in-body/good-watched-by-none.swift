import SwiftUI

final class Preferences: ObservableObject {
  @Published var branch = ""
  func find() -> String {
    branch = "main"
    return branch
  }
}

// No view and no subscriber observes the class.

struct Commit: View {
  let preferences: Preferences
  var body: some View { Text(preferences.find()) }
}
