import SwiftUI

struct Sketch: View {
  @State private var strokes: [Int] = [] // note: returns to its initial value
  var body: some View { Button("Draw \(strokes.count)") { strokes.append(1) } }
}

// Switched in an action.
struct Toggled: View {
  @State private var showsSketch = false
  var body: some View {
    VStack {
      Button("Sketch") { showsSketch.toggle() } // note: changes here
      if showsSketch { // expect: info: `if showsSketch` removes this view instead of hiding it, which resets `@State strokes` of `Sketch`
        Sketch()
      }
    }
  }
}

// Shown and hidden in two places, behind `!`.
struct Negated: View {
  @State private var isHidden = false
  var body: some View {
    VStack {
      Button("Hide") { isHidden = true }
      Button("Show") { self.isHidden = false }
      if !isHidden { // expect: `if !isHidden` removes this view instead of hiding it
        VStack {
          Text("Sketch")
          Sketch()
        }
        .padding()
      }
    }
  }
}

// A control switches it.
struct Controlled: View {
  @State private var showsSketch = true
  var body: some View {
    Form {
      Toggle("Sketch", isOn: $showsSketch)
      if showsSketch {
        Text("Above")
        Sketch()
      }
    }
  }
}

// Other code shows it, this view hides it.
struct Bound: View {
  @Binding var isOpen: Bool
  var body: some View {
    VStack {
      if isOpen {
        ScrollView { Text("Long") }
      }
      Button("Close") { isOpen = false }
    }
  }
}
