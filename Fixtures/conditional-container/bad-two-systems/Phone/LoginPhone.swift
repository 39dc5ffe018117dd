import SwiftUI

struct SketchPhone: View {
  @State private var lines = ["a"]
  var body: some View { Button(lines[0]) { lines.append("b") } }
}

struct LoginPhone: View {
  @State var isWide: Bool
  func flip() { isWide.toggle() }

  var body: some View {
    VStack {
      if isWide {  // expect: the branches show
        // help: …AnyLayout(HStackLayout(spacing: 8))…
        HStack(spacing: 8) {
          SketchPhone()
          Text("Sketch")
        }
      } else {
        VStack(spacing: 8) {
          Text("Sketch")
          SketchPhone()
        }
      }
      Button("Turn") { flip() }
    }
  }
}
