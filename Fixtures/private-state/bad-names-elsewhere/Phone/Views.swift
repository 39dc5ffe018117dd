import SwiftUI

// A value that code elsewhere may hold keeps what it is asked for.
struct Hosted: View {
  @State var model = 0
  @State var path = 1  // expect: info: code outside of this view reads
  @State var zoom = 1
  @State var taps = 0  // expect: info: `@State var taps`
  @State internal var selection = 0
  var body: some View { Text("\(model) \(path) \(zoom) \(taps) \(selection)") }
}

// The same names, but nothing holds a value of the view.
struct OnlyBuilt: View {
  @State var model = true  // expect: info: `@State var model`
  @State var zoom = 1.0  // expect: info: `@State var zoom`
  var body: some View { Toggle("a", isOn: $model).opacity(zoom) }
}
struct Page: View {
  var body: some View { NavigationStack { OnlyBuilt().padding() } }
}

struct Twin: View {
  @State var isFirst = false  // expect: info: callers pass a value
  @State var isOpen = false  // expect: info: `@State var isOpen`
  var body: some View { Text(isFirst ? "1" : "2").opacity(isOpen ? 1 : 0) }
}

struct Implicit: View {
  // Some `.init(count:)` may be this one.
  @State var count = 0
  var body: some View { Stepper("a", value: $count) }
}

@Feature struct Generated: View {
  @State var store = 0
  var body: some View { Text("\(store)") }
}

protocol Foreign: ThirdParty {}
struct Witness: View, Foreign {
  @State var isShown = true
  var body: some View { Toggle("a", isOn: $isShown) }
}

public struct Interface: View {
  @State public var level = 0  // expect: info: `@State var level`
  public init() {}
  public var body: some View { Text("\(level)") }
}

struct Section: View {
  /// Whether it starts expanded; pass `false` to start collapsed.
  @State var isExpanded = true  // expect: info: `@State var isExpanded`
  /// The number of taps so far.
  @State var taps = 0  // expect: info: `@State var taps`
  var body: some View { Toggle("a", isOn: $isExpanded).opacity(Double(taps)) }
}

enum Tabs {}
extension Tabs { struct Row: View {
  @State var isMarked = false  // expect: info: `@State var isMarked`
  var body: some View { Toggle("a", isOn: $isMarked) }
} }
