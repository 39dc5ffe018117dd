import SwiftUI

// The helper asks a property of the view that it is called on.
struct Sticker: View {
  var isNew = false
  @State private var turns = 0  // note: `@State turns` returns to its initial value
  var body: some View { Stepper("Turns", value: $turns) }
}

extension Sticker {
  @ViewBuilder
  var decorated: some View {  // note: `decorated` branches here
    if isNew { overlay(alignment: .topTrailing) { Text("New") } } else { self }
  }
}

// A static function that takes the view.
enum Decoration {
  @ViewBuilder
  static func shadowed(_ view: some View, when isOn: Bool) -> some View {
    if isOn { view.shadow(radius: 4) } else { view }
  }
}

struct Album: View {
  @State private var isNew = false; func changeIsNew() { withAnimation { isNew.toggle() } }
  @State private var isLifted = false; func changeIsLifted() { withAnimation { isLifted.toggle() } }

  var body: some View {
    VStack {
      Sticker(isNew: isNew).decorated  // expect: warning: `Sticker`
      Decoration.shadowed(Sticker(), when: isLifted)  // expect: info: `shadowed` replaces `Sticker` with a different view when `isLifted` changes
    }
  }
}
