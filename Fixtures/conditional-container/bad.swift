// with: strict
import SwiftUI

struct Sketch: View {
  @State private var lines = ["a"]  // note: `@State lines` returns to its initial value
  var body: some View { Button(lines[0]) { lines.append("b") } }
}

struct Flow: Layout {
  var spacing = 0.0
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct Studio: View {
  @State var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  @State private var name = ""

  var body: some View {
    VStack {
      if isWide {  // expect: info: the branches show `Sketch()` and `Text("Sketch")` in `HStack` or `VStack`; a change re-creates the children, which resets `@State lines` of `Sketch`
        HStack(spacing: 8) {
          Sketch()
          Text("Sketch")
        }
      } else {
        VStack(spacing: 8) {
          Text("Sketch")
          Sketch()
        }
      }
      if isWide {  // expect: info: in `HStack` or `ZStack`
        HStack { TextField("Name", text: $name) }.padding()
      } else {
        ZStack { TextField("Name", text: self.$name) }
      }
      if isWide {  // expect: info: in `Flow` or `VStack`
        Flow(spacing: 4) {
          Sketch()
          Sketch()
        }
      } else {
        VStack {
          Sketch()
          Sketch()
          Text("Two")
        }
      }
      switch name.count {  // expect: info: `LazyVStack` or `LazyHStack`
      case 0: LazyVStack { Sketch() }
      case 1: LazyHStack { Sketch() }
      default: Text(name)
      }
      // Nothing is lost but the movement.
      if isWide {  // expect: info: a change re-creates the children, without animation
        HStack { Caption() }
      } else {
        VStack { Caption() }
      }
    }
  }
}

struct Caption: View {
  var body: some View { Text("Caption") }
}

struct Adaptive<Content: View>: View {
  @State var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  @ViewBuilder let content: Content
  var body: some View {
    if isWide {  // expect: info: the branches show `content` in `HStack` or `VStack`; a change re-creates the children, which resets their state
      HStack { content }  // note: the container of one branch
    } else {
      VStack { content }  // note: the container of the other branch
    }
  }
}

struct Signup: View {
  @State private var name = ""
  var body: some View { Adaptive(isWide: false) { TextField("Name", text: $name) } }
}
