import SwiftUI

/// Follows its input.
struct Gauge: View {
  let level: Int
  @State private var shown = 0
  var body: some View {
    Text("\(shown)")
      .onAppear { shown = level }
      .onChange(of: level) { shown = level }
  }
}

/// A function that also runs when the input changes.
struct Meter: View {
  let level: Int
  @State private var shown = 0
  var body: some View {
    Text("\(shown)")
      .onAppear(perform: update)
      .onChange(of: level) { update() }
  }
  private func update() { shown = level }
}

/// A draft that the view edits.
struct Editor: View {
  let level: Int
  @State private var draft = 0
  var body: some View {
    Stepper("\(draft)", value: $draft).onAppear { draft = level }
  }
}

/// A new identity for each level.
struct Dial: View {
  let level: Int
  @State private var shown = 0
  var body: some View {
    Text("\(shown)").onAppear { shown = level }.id(level)
  }
}

/// Appears each time that the branch is taken.
struct Branch: View {
  let level: Int
  @State private var shown = 0
  var body: some View {
    if level > 3 {
      Text("\(shown)").onAppear { shown = level }
    }
  }
}

/// Not shown.
struct Silent: View {
  let level: Int
  @State private var first = 0
  var body: some View {
    Button("Print") { print(first) }.onAppear { first = level }
  }
}

/// Only the first value is meant.
struct Start: View {
  let level: Int
  @State private var initialLevel = 0
  var body: some View {
    Text("\(level - initialLevel)").onAppear { initialLevel = level }
  }
}

struct Desk: View {
  @State private var level = 1
  @State private var isShown = false
  var body: some View {
    Stepper("Level", value: $level)
    Gauge(level: level)
    Meter(level: level)
    Editor(level: level)
    Dial(level: level)
    Branch(level: level)
    Silent(level: level)
    Start(level: level)
    Keyed(level: level).id(level)
    Constant(level: 3)
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Keyed(level: level) }
  }
}

/// The parent gives it an identity, or shows it in a sheet.
struct Keyed: View {
  let level: Int
  @State private var shown = 0
  var body: some View { Text("\(shown)").onAppear { shown = level } }
}

struct Constant: View {
  let level: Int
  @State private var shown = 0
  var body: some View { Text("\(shown)").onAppear { shown = level } }
}

final class Ledger {
  let level: Int
  init(level: Int) { self.level = level }
}

/// An object that the view makes when it appears.
struct Kept: View {
  let level: Int
  @State private var ledger: Ledger?
  var body: some View { Text("\(ledger?.level ?? 0)").onAppear { ledger = Ledger(level: level) } }
}

struct Office: View {
  @State private var level = 1
  var body: some View {
    Stepper("Level", value: $level)
    Kept(level: level)
  }
}
