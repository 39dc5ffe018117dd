import SwiftUI

struct Card<Content> {
  let content: Content
  @Environment(\.colorScheme) private var colorScheme
}

extension Card: View where Content: View {
  var body: some View { content.opacity(colorScheme == .dark ? 0.5 : 1) }
}
