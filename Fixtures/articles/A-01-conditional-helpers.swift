import SwiftUI

extension View {
  @ViewBuilder func decorate<M: View>(onlyWhen isOn: Bool, using change: (Self) -> M) -> some View {  // expect: conditional-modifier-helper:
    if isOn { change(self) } else { self }
  }
  @ViewBuilder func `where`<C: View>(_ isOn: @autoclosure () -> Bool, change: (Self) -> C) -> some View {  // expect: conditional-modifier-helper:
    if isOn() { change(self) } else { self }
  }
  @ViewBuilder func plain(_ isOn: Bool, change: (Self) -> some View) -> some View {  // expect: conditional-modifier-helper:
    if isOn { change(self) } else { self }
  }
  @ViewBuilder func given<V, C: View>(_ value: V?, change: (Self, V) -> C) -> some View {  // expect: conditional-modifier-helper:
    if let value { change(self, value) } else { self }
  }
  @ViewBuilder func choose<T: View, F: View>(_ isOn: Bool, then: (Self) -> T, otherwise: (Self) -> F) -> some View {  // expect: conditional-modifier-helper:
    if isOn { then(self) } else { otherwise(self) }
  }
  typealias Change<C: View> = (Self) -> C
  @ViewBuilder func either<A: View, B: View>(_ isOn: Bool, yes: Change<A>, no: Change<B>) -> some View {  // expect: conditional-modifier-helper:
    if isOn { yes(self) } else { no(self) }
  }
  @ViewBuilder func style<M: ViewModifier>(if isOn: Bool, _ style: M) -> some View {
    if isOn { modifier(style) } else { self }
  }
  func erased<C: View>(_ isOn: Bool, _ change: (Self) -> C) -> AnyView {  // expect: conditional-modifier-helper:
    isOn ? AnyView(change(self)) : AnyView(self)
  }
  func paired<C: View>(_ isOn: Bool, content: (Self) -> C) -> TupleView<(Self?, C?)> {  // expect: conditional-modifier-helper:
    if isOn { return TupleView((nil, content(self))) } else { return TupleView((self, nil)) }
  }
  func grouped<C: View>(_ isOn: Bool, change: (Self) -> C) -> some View {  // expect: conditional-modifier-helper:
    Group { if isOn { change(self) } else { self } }
  }
  @ViewBuilder func switched<C: View>(_ isOn: Bool, change: (Self) -> C) -> some View {  // expect: conditional-modifier-helper:
    switch isOn {
    case true: change(self)
    case false: self
    }
  }
  @ViewBuilder func vanishing(_ isGone: Bool) -> some View {
    if isGone { self.hidden() } else { self }
  }
  @ViewBuilder func framed(in color: Color?) -> some View {
    if let color { self.border(color) } else { self }
  }
}

struct Conditional<C: View, M: View>: View {  // expect: conditional-modifier-helper:
  let isOn: Bool
  let content: C
  let change: (C) -> M
  var body: some View { if isOn { change(content) } else { content } }
}

extension View {
  func pass<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) }
  @ViewBuilder func controlsForSystem() -> some View {
    if #available(iOS 26, *) { labelsHidden() } else { self }
  }
  @ViewBuilder func controlsForPlatform() -> some View {
    #if os(macOS)
      self.controlSize(.small)
    #else
      self
    #endif
  }
  func faded(_ isFaded: Bool) -> some View { opacity(isFaded ? 0.3 : 1) }
  func ringed(_ isRinged: Bool) -> some View { overlay { if isRinged { Circle().stroke() } } }
}

extension Text {
  func loud(_ isLoud: Bool) -> Text { isLoud ? bold() : self }
}

struct Callers: View {
  @State private var isOn = false
  @State private var value: Int?
  @State private var text = ""
  var body: some View {
    VStack {
      Button("On") { isOn.toggle(); value = 3 }
      TextField("a", text: $text).decorate(onlyWhen: isOn) { $0.padding() }  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).`where`(isOn) { $0.padding() }  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).plain(isOn) { $0.padding() }  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).given(value) { $0.padding(CGFloat($1)) }  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).choose(isOn, then: { $0.padding() }, otherwise: { $0.border(.red) })  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).either(isOn, yes: { $0.padding() }, no: { $0.border(.red) })  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).erased(isOn) { $0.padding() }  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).paired(isOn) { $0.padding() }  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).grouped(isOn) { $0.padding() }  // expect: conditional-modifier-use: warning:
      TextField("a", text: $text).switched(isOn) { $0.padding() }  // expect: conditional-modifier-use: warning:
      Conditional(isOn: isOn, content: TextField("a", text: .constant("")), change: { $0.padding() })
    }
  }
}
