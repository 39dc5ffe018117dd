import SwiftUI

/// Nothing but its only input changes the bar.
struct Bar: View {
  let share: Double
  var body: some View { Rectangle().scaleEffect(x: share, anchor: .leading) }
}

struct Progress: View {
  @Binding var progress: Double
  var body: some View {
    Bar(share: min(progress, 1))
      .frame(height: 2)
      .animation(.linear)  // expect: info: `.animation(.linear)` without `value:`
  }
}
