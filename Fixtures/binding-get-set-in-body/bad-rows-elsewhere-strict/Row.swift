// with: strict
import SwiftUI

struct TaskRow: View {
  let id: Int
  @Binding var done: Set<Int>
  var body: some View {
    Toggle("Done", isOn: Binding(get: { done.contains(id) }, set: { _ in done.insert(id) }))  // expect: info: `isOn:` of `Toggle` gets a new `Binding(get:set:)` for each row at every evaluation of `TaskRow.body`
  }
}

/// A whole screen behind a link is not a row.
struct TaskScreen: View {
  let id: Int
  @Binding var done: Set<Int>
  @State private var isOpen = false
  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    Toggle("Done", isOn: Binding(get: { done.contains(id) }, set: { _ in done.insert(id) }))  // expect: info: `isOn:` of `Toggle` gets a new `Binding(get:set:)` at every evaluation of `TaskScreen.body`
    Text("Task \(id)")
    Text("Done: \(done.count)")
  }
}

/// A few rows that are always the same.
struct KindRow: View {
  let kind: String
  @Binding var kinds: Set<String>
  @State private var isOpen = false
  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    Toggle(kind, isOn: Binding(get: { kinds.contains(kind) }, set: { _ in kinds.insert(kind) }))  // expect: info: `KindRow.body`
    Text(kind)
    Text("\(kinds.count)")
  }
}
