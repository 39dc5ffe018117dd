import SwiftUI

struct Overdue: ViewModifier {
  var due: Date

  func body(content: Content) -> some View {
    content.opacity(due < .now ? 0.5 : 1)
  }
}

struct Glass: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 26, *) {
      content.glassEffect()
    } else {
      content.background(.thinMaterial)
    }
  }
}

struct Platform: ViewModifier {
  func body(content: Content) -> some View {
    #if os(tvOS)
    content.focusable()
    #else
    content
    #endif
  }
}

struct Idiom: ViewModifier {
  private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  func body(content: Content) -> some View {
    if isPad { content.padding(40) } else { content }
  }
}

struct Kind: ViewModifier {
  let idiom: UIUserInterfaceIdiom

  func body(content: Content) -> some View {
    switch UIDevice.current.userInterfaceIdiom {
    case .pad: content.padding(40)
    default: content
    }
  }
}

struct Hovering: ViewModifier {
  @Binding var isInside: Bool

  func body(content: Content) -> some View {
    content.onHover { inside in
      if inside { isInside = true } else { isInside = false }
    }
  }
}

struct Decorated: ViewModifier {
  var isNew: Bool

  func body(content: Content) -> some View {
    content
      .overlay { if isNew { Circle().fill(.red) } else { Circle().fill(.clear) } }
      .background { if isNew { content.blur(radius: 4) } else { content } }
      .toolbar {
        ToolbarItem {
          if isNew { Text("New").bold() } else { Text("New") }
        }
      }
  }
}

struct Returned: ViewModifier {
  var isFaded: Bool

  func body(content: Content) -> some View {
    return isFaded ? content.opacity(0.2) : content.opacity(1)
  }
}

struct Ternary: ViewModifier {
  var isFaded: Bool

  func body(content: Content) -> some View {
    isFaded ? content.opacity(0.2) : content.opacity(1)
  }
}

struct Locked: ViewModifier {
  var isLocked: Bool

  func body(content: Content) -> some View {
    if isLocked { Image(systemName: "lock") } else { content }
  }
}

struct Optional: ViewModifier {
  var isShown: Bool

  func body(content: Content) -> some View {
    if isShown { content.padding() }
  }
}

struct Sliding: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    if phase.isIdentity { content } else { content.opacity(0.2) }
  }
}

struct Deliberate: ViewModifier {
  var isFront: Bool

  func body(content: Content) -> some View {
    if isFront {
      content.transition(.slide)
    } else {
      content.rotationEffect(.degrees(180)).transition(.slide)
    }
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .background { if configuration.isPressed { Color.gray } }
  }
}

struct Parts: LabelStyle {
  var isIconFirst: Bool

  // Two parts, and each stays where it is.
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if isIconFirst { configuration.icon }
      configuration.title
      if !isIconFirst { Spacer() }
    }
  }
}

struct Debugged: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    #if DEBUG
    if isOn { content.border(.red) } else { content }
    #else
    content
    #endif
  }
}
