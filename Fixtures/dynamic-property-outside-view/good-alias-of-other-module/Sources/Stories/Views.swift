import StoryKit
import SwiftUI

struct Opening: StoryView {
  let length = 3
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
}

// `View` is four protocols and an alias away, in another module.
struct Finale: Trilogy {
  let length = 9
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
}
