import SwiftUI

struct Week: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.colorScheme) private var scheme
  private let first: Int
  private let isDark: Bool
  init() {
    first = calendar.firstWeekday  // expect: warning: `init` reads `@Environment calendar`
    isDark = scheme == .dark  // expect: error: `init` reads `@Environment scheme`
  }
  var body: some View { Text("\(first)").opacity(isDark ? 1 : 0.5) }
}
