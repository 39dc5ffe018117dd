import SwiftUI

final class Trolley: ObservableObject {
  @Published var items: [String] = []  // note: a change of this, and of one other, is announced
  @Published var total = 0
  func add(_ item: String) { items.append(item) }
  static let shared = Trolley()
}

struct Goods: View {
  let name: String
  @EnvironmentObject var trolley: Trolley  // expect: warning: `@EnvironmentObject trolley` is watched, but only actions use it: every change of the `Trolley` evaluates `body` of `Goods` again
  var body: some View {
    Button(name) { trolley.add(name) }  // note: used here, which is no part of an update
  }
}

/// Functions that actions call, here and by name.
struct Shelf: View {
  @ObservedObject private var trolley: Trolley  // expect: only actions use it
  init(trolley: Trolley) { self.trolley = trolley }
  var body: some View {
    Button("Add", action: add)
      .task { await load() }
  }
  private func add() { trolley.add("a") }
  private func load() async { trolley.total = 3 }
}

struct Nothing: View {
  @ObservedObject var trolley = Trolley.shared  // expect: nothing uses it
  var body: some View { Text("Nothing") }
}

class Model: ObservableObject { @Published var isBusy = false }
final class SubModel: Model { func run() {} }

struct Sub: View {
  @EnvironmentObject private var model: SubModel  // expect: every change of the `SubModel`
  var body: some View { Text("Sub").onAppear { model.run() } }
}

struct Dimmed: ViewModifier {
  @EnvironmentObject var model: Model  // expect: only actions use it
  func body(content: Content) -> some View { content.onTapGesture { model.isBusy = true } }
}
