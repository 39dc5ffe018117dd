// with: strict
import SwiftUI

struct Overdue: ViewModifier {
  var due: Date

  func body(content: Content) -> some View {
    if due < .now {
//  ^~~~~~~~~~~~~ expect: info: `Overdue.body` shows `content` with modifiers in one branch and without them in another, which resets its state when `due < .now` changes
      content.opacity(0.5)
    } else {
      content
    }
  }
}

struct Squeezed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {  // expect: `Squeezed.makeBody` shows `configuration.label`
      configuration.label.scaleEffect(0.95)
    } else {
      configuration.label
    }
  }
}

struct Framed: PrimitiveButtonStyle {
  var isFramed: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isFramed {  // expect: `Framed.makeBody` shows `Button(configuration)`
      Button(configuration).border(.red)
    } else {
      Button(configuration)
    }
  }
}

struct Emphasis: ViewModifier {
  enum Level { case plain, strong, loud }
  var level: Level

  func body(content: Content) -> some View {
    switch level {  // expect: `Emphasis.body` shows `content` with modifiers in one branch and without them in another
    case .plain: content
    case .strong: content.bold()
    case .loud: content.bold().foregroundStyle(.red)
    }
  }
}

struct Marked: ViewModifier {
  let mark: Color?

  func body(content: Content) -> some View {
    if let mark {  // expect: which resets its state when `mark` changes
      content.listRowBackground(mark)
    } else {
      content
    }
  }
}

struct Narrowed: ViewModifier {
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    Group {
      if width == .compact {  // expect: `Narrowed.body` shows `content` with different modifiers in each branch
        content.padding(8)
      } else {
        content.padding(24)
      }
    }
  }
}

struct Scrolled: ViewModifier {
  var isLong: Bool

  func body(content: Content) -> some View {
    if isLong {  // expect: `Scrolled.body`
      ScrollView { content }
    } else {
      content
    }
  }
}

struct Aliased: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    let framed = content.padding()
    if isOn {  // expect: `Aliased.body` shows `framed`
      framed.border(.blue)
    } else {
      framed
    }
  }
}

struct Split: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    decorated(content)
  }

  @ViewBuilder
  private func decorated(_ content: Content) -> some View {
    if isOn {  // expect: `Split.decorated` shows `content`
      content.disabled(true)
    } else {
      content
    }
  }
}

struct Chained: ViewModifier {
  var isFirst: Bool
  var isSecond: Bool

  func body(content: Content) -> some View {
    if isFirst {  // expect: `Chained.body`
      content.padding()
    } else if isSecond {
      content.opacity(0.5)
    } else {
      content
    }
  }
}

struct PartlySystem: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    if #available(iOS 17, *) {
      if isOn {  // expect: `PartlySystem.body`
        content.scrollClipDisabled()
      } else {
        content
      }
    } else {
      content
    }
  }
}
