import SwiftUI

/// No view gets another store, so that the initializer reads the value that the view shows.
struct Themes: View {
  @AppStorage("theme") private var theme = ""
  private let first: String
  init() {
    _theme = AppStorage(wrappedValue: "", "theme")
    first = UserDefaults.standard.string(forKey: "theme") ?? ""
    print(theme)
  }
  var body: some View { Text(first + theme) }
}
