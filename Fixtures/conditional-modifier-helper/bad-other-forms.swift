// with: strict
import SwiftUI

// Other declarations, other conditions, other results than those that people publish most.

extension View {
  // What decides: a binding, a closure, a key path, an environment-like value.
  @ViewBuilder
  func shrunk(while isBusy: Binding<Bool>) -> some View {  // expect: `shrunk` returns `self` unchanged in one branch and modified in another
    if isBusy.wrappedValue { scaleEffect(0.9) } else { self }
  }

  @ViewBuilder
  func marked(where isMarked: () -> Bool) -> some View {  // expect: `marked` returns `self` unchanged in one branch and modified in another
    if isMarked() { border(.red) } else { self }
  }

  @ViewBuilder
  func styled(_ settings: Settings, by key: KeyPath<Settings, Bool>) -> some View {  // expect: `styled` returns `self` unchanged in one branch and modified in another
    if settings[keyPath: key] { bold() } else { self }
  }

  @ViewBuilder
  func applying(_ effect: (some ViewModifier)?) -> some View {  // expect: `applying` returns `self` unchanged in one branch and modified in another
    if let effect { modifier(effect) } else { self }
  }

  // Erased inside of `some View`, and by a local function.
  func padded(_ isPadded: Bool) -> some View {  // expect: `padded` returns `self` unchanged in one branch and modified in another
    isPadded ? AnyView(padding()) : AnyView(self)
  }

  // A group that is spelled out.
  func boxed(_ isBoxed: Bool) -> Group<_ConditionalContent<ModifiedContent<Self, Boxed>, Self>> {  // expect: `boxed` returns `self` unchanged in one branch and modified in another
    Group {
      if isBoxed { modifier(Boxed()) } else { self }
    }
  }
}

struct Boxed: ViewModifier {
  func body(content: Content) -> some View { content.border(.gray) }
}

struct Settings {
  var isBold = false
}

// A view of the project, which decides by a property of its own.
struct Sticker: View {
  var isNew = false
  var body: some View { Circle() }
}

extension Sticker {
  @ViewBuilder
  var decorated: some View {  // expect: `decorated` returns `self` unchanged in one branch and modified in another
    if isNew { overlay(alignment: .topTrailing) { Text("New") } } else { self }
  }
}
