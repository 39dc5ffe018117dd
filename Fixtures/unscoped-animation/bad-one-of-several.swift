import SwiftUI

// The height follows both, and callers open it as well.
struct Drawer: View {
  @Binding var isOpen: Bool
  @State private var translation = 0.0
  private var offset: Double { isOpen ? 0 : 300 }
  var body: some View {
    Text("Drawer")
      .offset(y: offset + translation)
      .animation(.spring())  // expect: without `value:`  // help: use one `.animation(_:value:)` for each value that is to be animated, such as `translation`
      .gesture(DragGesture().onChanged { translation = $0.translation.height })
  }
}

struct Palette: View {
  @State private var page = 0
  @Binding var color: String
  var body: some View { Button("\(color) \(page)") { page += 1 } }
}

struct Editor: View {
  @State private var color = "red"
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Colors") { isShown.toggle() }
      if isShown {
        Palette(color: $color)
          .onChange(of: color) { isShown = false }
          .animation(.spring())  // expect: without `value:`  // help: move it to the view around the `if`, and add `value:` with the value that decides
          .transition(.move(edge: .bottom))
      }
      Palette(color: $color)
        .opacity(color == "red" ? 1 : 0.5)
        .animation(.spring())  // expect: without `value:`  // help: use one `.animation(_:value:)` for each value that is to be animated, such as `color`
    }
  }
}
