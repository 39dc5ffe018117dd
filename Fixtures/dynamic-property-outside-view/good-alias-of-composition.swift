import SwiftUI

// `StoryView` names two protocols, and one of them is `View`; `Screen` is another name for `View`.
protocol Story { var length: Int { get } }
typealias StoryView = Story & View
typealias Screen = View
protocol LongStory: StoryView {}

struct Opening: StoryView {
  let length = 3
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
}

struct Closing: LongStory {
  let length = 9
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
}

struct Credits: Screen {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
}
