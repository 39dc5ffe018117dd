import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
  @Published var size = 0
}

/// The parent watches the object, and passes the same one each time.
struct Caption: View {
  let draft: Draft  // expect: info: `Caption` does not observe `draft`: a change of `draft.title` updates it only through its parent
  var body: some View { Text(draft.title) }
}

/// It is given something else with it.
struct Toolbar: View {
  let draft: Draft  // expect: info: `Toolbar` does not observe `draft`
  let onGrow: () -> Void
  var body: some View { Button(draft.title, action: onGrow) }
}

struct Eraser: View {
  let draft: Draft  // expect: info: `Eraser` does not observe `draft`
  let onErase: () -> Void
  var body: some View { Button(draft.title, action: onErase) }
}

/// What is passed on as it came is the same as before.
struct Closer: View {
  let draft: Draft  // expect: info: `Closer` does not observe `draft`
  let onClose: () -> Void
  var body: some View { Button(draft.title, action: onClose) }
}

struct Ruler: View {
  let draft: Draft  // expect: info: `Ruler` does not observe `draft`
  let size: Int
  var body: some View { Text(draft.title).frame(width: CGFloat(size)) }
}

/// One of its parents does not.
struct Sides: View {
  let draft: Draft  // expect: info: `Sides` does not observe `draft`
  let size: Int
  var body: some View { Text(draft.title).frame(width: CGFloat(size)) }
}

struct Editor: View {
  @ObservedObject var draft: Draft
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
