import SwiftUI

extension View {
  @ViewBuilder func tag<Tag: Hashable>(_ tag: Tag, isSelectable: Bool) -> some View {
    if isSelectable { self.tag(tag) } else { self }
  }
}

/// SwiftUI has a `tag` as well, and of modifiers without an inert value no labels are known.
struct Chapters: View {
  @State private var isLocked = false
  var body: some View {
    List { Text("One").tag("one", isSelectable: !isLocked) }
      .onTapGesture { isLocked.toggle() }
  }
}
