import SwiftUI

@Observable final class Kettle {
  var degrees = 20.0
  init(degrees: Double = 20) { self.degrees = degrees }
  static var fresh: Kettle { Kettle() }
}

final class Toaster: ObservableObject {
  @Published var isHot = false; func heat() { isHot = true }
}

struct KettleView: View {
  let kettle = Kettle()  // expect: info: `KettleView` creates a new `Kettle` in `let kettle`
  private var spare: Kettle = .init(degrees: 90)  // expect: `KettleView` creates a new `Kettle` in `var spare`
  @Bindable var shown = Kettle()  // expect: `KettleView` creates a new `Kettle` in `@Bindable var shown`
  fileprivate let toaster = Toaster()  // expect: `KettleView` creates a new `Toaster` in `let toaster` whenever the parent updates, which resets its state
  let fresh = Kettle.fresh  // expect: a new `Kettle`
  let late: Kettle = { Kettle(degrees: 100) }()  // expect: `let late
  let either = Bool.random() ? Kettle() : Kettle(degrees: 3)  // expect: `let either

  var body: some View {
    Slider(value: $shown.degrees)
    Text("\(kettle.degrees)\(spare.degrees)\(fresh.degrees)\(late.degrees)\(either.degrees)")
    Text(toaster.isHot ? "hot" : "cold")
  }
}

/// Modifiers and styles are made again as views are.
struct Warmed: ViewModifier {
  private let kettle = Kettle()  // expect: `Warmed` creates a new `Kettle` in `let kettle` whenever the parent updates, which resets its state
  func body(content: Content) -> some View { content.opacity(kettle.degrees / 100) }
}

struct HotButton: ButtonStyle {
  let toaster = Toaster()  // expect: `HotButton` creates a new `Toaster` in `let toaster` whenever the parent updates, which resets its state
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(toaster.isHot ? 1 : 0.5)
  }
}

/// Some callers leave the default.
struct Pot: View {
  var kettle = Kettle()  // expect: `Pot` creates a new `Kettle` in `var kettle`
  var body: some View { Text("\(kettle.degrees)") }
}

struct Kitchen: View {
  @State private var kettle = Kettle()
  var body: some View {
    Pot(kettle: kettle)  // note: `Kitchen.body` creates `Pot` here
    Pot()
  }
}

extension Kettle { func heat() { degrees += 1 } }
