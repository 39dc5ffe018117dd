import SwiftUI

// A different view in each arm, an action, and a builder that is switched off.
struct Locked: ButtonStyle {
  var isLocked: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isLocked {
      return configuration.label.opacity(0.3)
    }
    return configuration.label.opacity(1)
  }
}

struct Swiped: ViewModifier {
  @Binding var isOpen: Bool

  func body(content: Content) -> some View {
    content
      .gesture(
        DragGesture().onEnded { drag in
          if drag.translation.width < 0 { isOpen = true } else { isOpen = false }
        })
      .swipeActions {
        if isOpen { Text("Close").bold() } else { Text("Close") }
      }
  }
}

// Different ids say that two views are meant.
struct Fresh: ViewModifier {
  var isFresh: Bool

  func body(content: Content) -> some View {
    if isFresh { content.id("fresh") } else { content.opacity(0.5).id("stale") }
  }
}
