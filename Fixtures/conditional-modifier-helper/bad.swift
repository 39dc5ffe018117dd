// with: strict
import SwiftUI

typealias Reshaping<Base, Result> = (Base) -> Result

extension View {
  // A closure, in the shapes that people publish.
  @ViewBuilder
  func onlyIf<Result: View>(_ flag: Bool, change: (Self) -> Result) -> some View {
  //   ^~~~~~ expect: info: `onlyIf` returns `self` unchanged in one branch and modified in another
    if flag { change(self) } else { self }
  }

  @ViewBuilder
  func `if`<Result: View>(_ flag: @autoclosure () -> Bool, change: (Self) -> Result) -> some View {  // expect: `if` returns `self` unchanged in one branch and modified in another
    if flag() { change(self) } else { self }
  }

  @ViewBuilder
  func changed(when flag: Bool, by change: (Self) -> some View) -> some View {  // expect: `changed` returns `self` unchanged in one branch and modified in another
    if !flag { self } else { change(self) }
  }

  @ViewBuilder
  func with<Value, Result: View>(_ value: Value?, change: (Self, Value) -> Result) -> some View {  // expect: which resets the state of the view when `value` changes
    if let value { change(self, value) } else { self }
  }

  @ViewBuilder
  func choose<One: View, Other: View>(_ flag: Bool, one: (Self) -> One, other: (Self) -> Other) -> some View {  // expect: `choose` returns different views of `self` in its branches
    if flag { one(self) } else { other(self) }
  }

  @ViewBuilder
  func reshaped<Result: View>(_ flag: Bool, by change: Reshaping<Self, Result>) -> some View {  // expect: `reshaped`
    if flag { change(self) } else { self }
  }

  @ViewBuilder
  func applying<M: ViewModifier>(if flag: Bool, _ effect: M) -> some View {  // expect: `applying`
    if flag { modifier(effect) } else { self }
  }

  @ViewBuilder
  func applyingOrNot<M: ViewModifier>(_ flag: Bool, _ effect: M) -> some View {  // expect: `applyingOrNot` returns `self` unchanged in one branch and modified in another
    if flag { modifier(effect) } else { modifier(EmptyModifier()) }
  }

  func erased<Result: View>(_ flag: Bool, _ change: (Self) -> Result) -> AnyView {  // expect: `erased`
    flag ? AnyView(change(self)) : AnyView(self)
  }

  func erasedByReturns<Result: View>(_ flag: Bool, _ change: (Self) -> Result) -> AnyView {  // expect: `erasedByReturns`
    if flag {
      return AnyView(change(self))
    }
    return AnyView(self)
  }

  func erasedByGuard(_ flag: Bool) -> AnyView {  // expect: `erasedByGuard`
    guard flag else { return AnyView(self) }
    return AnyView(self.blur(radius: 3))
  }

  func erasedMap<Value, Result: View>(_ value: Value?, _ change: (Self, Value) -> Result) -> AnyView {  // expect: `erasedMap`
    value.map { AnyView(change(self, $0)) } ?? AnyView(self)
  }

  func oneOfTwo<Result: View>(_ flag: Bool, change: (Self) -> Result) -> TupleView<(Self?, Result?)> {  // expect: `oneOfTwo`
    if flag {
      return TupleView((nil, change(self)))
    } else {
      return TupleView((self, nil))
    }
  }

  func grouped<Result: View>(_ flag: Bool, change: (Self) -> Result) -> some View {  // expect: `grouped`
    Group {
      if flag { change(self) } else { self }
    }
  }

  func stacked<Result: View>(_ flag: Bool, change: (Self) -> Result) -> some View {  // expect: `stacked`
    ZStack {
      if flag { change(self) } else { Group { self } }
    }
  }

  @ViewBuilder
  func switched<Result: View>(_ flag: Bool, change: (Self) -> Result) -> some View {  // expect: `switched`
    switch flag {
    case true: change(self)
    case false: self
    }
  }

  // With the modifier built in.
  @ViewBuilder
  func concealed(_ isConcealed: Bool) -> some View {  // expect: `concealed`
    if isConcealed { self.hidden() } else { self }
  }

  @ViewBuilder
  func outlined(_ color: Color?) -> some View {  // expect: `outlined`
    if let color { self.border(color) } else { self }
  }

  @ViewBuilder
  func faded(_ isFaded: Bool) -> some View {  // expect: `faded`
    if isFaded {
      opacity(0.3)
    } else {
      self
    }
  }

  @ViewBuilder
  func tone(_ level: Level) -> some View {  // expect: which resets the state of the view when `level` changes
    switch level {
    case .low: foregroundStyle(.secondary)
    case .high: foregroundStyle(.red).bold()
    case .none: self
    }
  }

  // The system decides one part, the caller another.
  @ViewBuilder
  func glass(_ isOn: Bool) -> some View {  // expect: `glass`
    if #available(iOS 26, *) {
      if isOn { glassEffect() } else { self }
    } else {
      self
    }
  }

  @ViewBuilder
  func glassAtOnce(_ isOn: Bool) -> some View {  // expect: `glassAtOnce`
    if #available(iOS 26, *), isOn { glassEffect() } else { self }
  }

  @ViewBuilder
  func labelled(_ title: String?) -> some View {  // expect: `labelled`
    if let title {
      VStack {
        Text(title)
        self
      }
    } else {
      self
    }
  }
}

extension View {
  // The same words, about different shapes.
  @ViewBuilder
  func rounded(_ isRound: Bool) -> some View {  // expect: `rounded` returns different views of `self` in its branches
    if isRound {
      let shape = Capsule()
      clipShape(shape)
    } else {
      let shape = Rectangle()
      clipShape(shape)
    }
  }
}

enum Level { case none, low, high }

extension Image {
  @ViewBuilder
  func badge(_ isOn: Bool) -> some View {  // expect: `badge`
    if isOn { overlay(alignment: .topTrailing) { Circle() } } else { self }
  }
}

// Free and static functions that take the view.
@ViewBuilder
func highlight<Content: View>(_ content: Content, _ isOn: Bool) -> some View {  // expect: `highlight` returns `content` unchanged in one branch and modified in another
  if isOn { content.background(.yellow) } else { content }
}

enum Decoration {
  @ViewBuilder
  static func shadowed(_ view: some View, when isOn: Bool) -> some View {  // expect: `shadowed` returns `base` unchanged in one branch and modified in another
    let base = view.padding()
    if isOn { base.shadow(radius: 4) } else { base }
  }
}

// A view that wraps.
struct Tilted<Content: View>: View {  // expect: `Tilted` returns `content` unchanged in one branch and modified in another
  let isTilted: Bool
  let content: Content

  var body: some View {
    if isTilted { content.rotationEffect(.degrees(3)) } else { content }
  }
}

struct Transforming<Content, Result>: View where Content: View, Result: View {  // expect: `Transforming`
  let isOn: Bool
  let content: Content
  let change: (Content) -> Result

  var body: some View {
    if isOn { change(content) } else { content }
  }
}

struct Drifting<Content: View>: View {  // expect: `Drifting` returns `content()` unchanged in one branch and modified in another
  @State private var drifts = false
  @ViewBuilder let content: () -> Content

  var body: some View {
    if drifts {
      GeometryReader { proxy in content().offset(x: proxy.size.width / 20) }
    } else {
      content()
    }
  }
}

// A type that lends its modifiers a name of their own.
struct Compat<Content: View> {
  let content: Content

  @ViewBuilder
  func bouncing(_ isOn: Bool) -> some View {  // expect: `bouncing` returns `content` unchanged in one branch and modified in another
    if isOn { content.scaleEffect(1.1) } else { content }
  }
}
