import SwiftUI

// Overloads that differ in what they pass to their closure.

extension View {
  @ViewBuilder
  func when<Value, Result: View>(_ value: Value?, change: (Self, Value) -> Result) -> some View {  // note: `when` branches here
    if let value { change(self, value) } else { self }
  }

  @ViewBuilder
  func when<Result: View>(_ isOn: Bool, change: (Self) -> Result) -> some View {  // note: `when` branches here
    if isOn { change(self) } else { self }
  }
}

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}

struct Page: View {
  @State private var isLarge = false
  @State private var name: String?
  var body: some View {
    Field().when(isLarge) { $0.opacity(0.5) }  // expect: warning: `.when(isLarge)`  // help: write `.opacity(isLarge ? 0.5 : 1)`
    Field().when(name) { view, name in view.overlay(Text(name)) }  // expect: warning: `.when(name)`
    Button("Large") { isLarge.toggle(); name = "a" }
  }
}
