import SwiftUI

struct Picker2: View {
  @State private var choice = 0
  var body: some View { Stepper("Choice", value: $choice) }
}

// What pops up is built for each time that it does.
struct Bar: View {
  @Binding var isOn: Bool
  @State private var isAsking = false

  var body: some View {
    Menu("More") {
      if isOn { Picker2().disabled(true) } else { Picker2() }
    }
    .alert("Sure?", isPresented: $isAsking) {
      if isOn { Picker2().disabled(true) } else { Picker2() }
    }
    .confirmationDialog("Sure?", isPresented: $isAsking) {
      if isOn { Picker2().disabled(true) } else { Picker2() }
    }
  }
}

struct Shortcuts: Commands {
  @FocusedValue(\.isEditing) private var isEditing
  var body: some Commands {
    CommandMenu("Edit") {
      if isEditing == true { Picker2().disabled(true) } else { Picker2() }
    }
  }
}

extension FocusedValues {
  var isEditing: Bool? {
    get { nil }
    set {}
  }
}

// Rows that differ in what they are rows of.
struct Rows<Element>: View {
  let element: Element
  @State private var isOpen = false
  var body: some View { Toggle("Open", isOn: $isOpen) }
}

struct Typed: View {
  @Binding var isNumber: Bool
  var body: some View {
    if isNumber { Rows<Int>(element: 1) } else { Rows<String>(element: "a") }
  }
}
