import SwiftUI

final class Trolley: ObservableObject {
  @Published var items: [String] = []
  @Published var total = 0
  func add(_ item: String) { items.append(item) }  // note: this write is such a change
  static let shared = Trolley()
}

struct Goods: View {
  let name: String
  @EnvironmentObject var trolley: Trolley  // expect: info: `@EnvironmentObject trolley` is used only in actions, but every change of the `Trolley` evaluates `Goods.body`
  var body: some View {
    Button(name) { trolley.add(name) }  // note: used here, outside of an update
  }
}

/// Functions that actions call, here and by name.
struct Shelf: View {
  @ObservedObject private var trolley: Trolley  // expect: `@ObservedObject trolley` is used only in actions
  init(trolley: Trolley) { self.trolley = trolley }
  var body: some View {
    Button("Add", action: add)
      .task { await load() }
  }
  private func add() { trolley.add("a") }
  private func load() async { trolley.total = 3 }
}

struct Nothing: View {
  @ObservedObject var trolley = Trolley.shared  // expect: `@ObservedObject trolley` is never used
  var body: some View { Text("Nothing") }
}

class Model: ObservableObject {
  @Published var isBusy = false
  @Published var note = ""
}
final class SubModel: Model { func run() {} }

struct Sub: View {
  @EnvironmentObject private var model: SubModel  // expect: every change of the `SubModel`
  var body: some View { Text("Sub").onAppear { model.run() } }
}

struct Dimmed: ViewModifier {
  @EnvironmentObject var model: Model  // expect: `@EnvironmentObject model` is used only in actions
  func body(content: Content) -> some View { content.onTapGesture { model.isBusy = true } }
}

extension Model { func work() { isBusy.toggle() } }

/// In rows, and changed with each key.
struct Market: View {
  let names: [String]
  var body: some View { List(names, id: \.self) { Goods(name: $0) } }
}

struct Desk: View {
  @ObservedObject var model: Model
  var body: some View { TextField("Note", text: $model.note) }
}
