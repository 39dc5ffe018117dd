import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
  @Published var size = 0
}

/// The parent watches the object, and passes the same one each time.
struct Caption: View {
  let draft: Draft  // expect: warning: `Caption` does not observe `draft`, so it does not update when `draft.title` changes
  var body: some View { Text(draft.title) }
}

/// It is given something else with it.
struct Toolbar: View {
  let draft: Draft  // expect: info: `Toolbar` does not observe `draft`, and updates with `draft.title` only because it also gets `{ draft.size += 1 }`
  let onGrow: () -> Void
  var body: some View { Button(draft.title, action: onGrow) }
}

struct Eraser: View {
  let draft: Draft  // expect: info: `Eraser` does not observe `draft`, and updates with `draft.title` only because it also gets `erase`
  let onErase: () -> Void
  var body: some View { Button(draft.title, action: onErase) }
}

/// What is handed on as it came is the same as before.
struct Closer: View {
  let draft: Draft  // expect: warning: `Closer` does not observe `draft`
  let onClose: () -> Void
  var body: some View { Button(draft.title, action: onClose) }
}

struct Ruler: View {
  let draft: Draft  // expect: info: `Ruler` does not observe `draft`, and updates with `draft.title` only because it also gets `draft.size`
  let size: Int
  var body: some View { Text(draft.title).frame(width: CGFloat(size)) }
}

/// One of its parents does not.
struct Sides: View {
  let draft: Draft  // expect: warning: `Sides` does not observe `draft`
  let size: Int
  var body: some View { Text(draft.title).frame(width: CGFloat(size)) }
}

struct Editor: View {
  @ObservedObject var draft: Draft  // note: the parent observes it, but passes the same object
  let onClose: () -> Void
  var body: some View {
    Caption(draft: draft)
    Toolbar(draft: draft) { draft.size += 1 }
    Ruler(draft: draft, size: draft.size)
    Eraser(draft: draft, onErase: erase)
    Closer(draft: draft, onClose: onClose)
    Sides(draft: draft, size: draft.size)
    Margin(draft: draft)
  }
  private func erase() { draft.title = "Draft" }
}

struct Margin: View {
  let draft: Draft
  var body: some View { Sides(draft: draft, size: 3) }
}
