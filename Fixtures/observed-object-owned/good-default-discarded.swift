import SwiftUI

final class Theme: ObservableObject {
  @Published var isDark = false
}

// Each initializer brings its own object.

struct Badge: View {
  @ObservedObject private var theme: Theme = Theme()
  let title: String

  init(title: String, theme: Theme) {
    self.title = title
    self.theme = theme
  }
  init(theme: Theme) { self.init(title: "", theme: theme) }

  var body: some View { Text(title).opacity(theme.isDark ? 1 : 0.5) }
}
