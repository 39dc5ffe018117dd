// with: strict
import SwiftUI

// A hidden view would keep its space here.
struct Sketch: View {
  @State private var strokes: [Int] = []
  var body: some View { Text("\(strokes.count)") }
}

struct Drawer: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("Open") { isOpen.toggle() }
      if isOpen { Sketch() } // expect: `if isOpen`
      // help: store the state outside of the view, or hide it with `.opacity(isOpen ? 1 : 0)`, which keeps its space
    }
  }
}
