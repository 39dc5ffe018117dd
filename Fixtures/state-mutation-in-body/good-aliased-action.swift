import SwiftUI

typealias Action = ((Int) -> Void)?

@Observable final class Model {
  typealias Completion = (() -> Void)?
  private let onSelect: Action
  private let onDone: Completion
  init(onSelect: Action, onDone: Completion) {
    self.onSelect = onSelect
    self.onDone = onDone
  }
  func select(_ number: Int) {
    onSelect?(number)
    onDone?()
  }
}

struct Numbers: View {
  @State private var model: Model
  init(model: Model) { _model = State(initialValue: model) }
  var body: some View { Button("One") { model.select(1) } }
}

/// Keeps any value.
struct Kept<Value>: View {
  let value: Value
  let label: String
  init(_ value: Value, label: String) {
    self.value = value
    self.label = label
  }
  var body: some View { Text(label) }
}

/// An alias of an optional function type is kept and called later, whether it stands for a method or a closure.
struct Home: View {
  @State private var isPresented = false
  @State private var number = 0
  var body: some View {
    Button("Numbers \(number)") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Numbers(model: Model(onSelect: select, onDone: { isPresented = false }))
      }
    Kept(close, label: "Close")
  }
  private func select(_ number: Int) {
    self.number = number
    isPresented = false
  }
  private func close() { isPresented = false }
}
