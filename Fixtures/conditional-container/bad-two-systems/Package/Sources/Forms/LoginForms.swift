import SwiftUI

struct SketchForms: View {
  @State private var lines = ["a"]
  var body: some View { Button(lines[0]) { lines.append("b") } }
}

struct LoginForms: View {
  @State var isWide: Bool
  func flip() { isWide.toggle() }

  var body: some View {
    VStack {
      if isWide {  // expect: the branches show
        // help: keep the state of the children above the branches, and pass it down
        HStack(spacing: 8) {
          SketchForms()
          Text("Sketch")
        }
      } else {
        VStack(spacing: 8) {
          Text("Sketch")
          SketchForms()
        }
      }
      Button("Turn") { flip() }
    }
  }
}
