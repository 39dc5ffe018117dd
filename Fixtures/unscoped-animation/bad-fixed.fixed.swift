import SwiftUI

struct Blind: View {
  @State private var isOpen = false
  @State private var count = 0
  var body: some View {
    Text("a")
      .opacity(isOpen ? 1 : 0)
      .animation(.spring(), value: isOpen)  // expect: `.animation(.spring())`
    // Which of the two is meant?
    Text("b")
      .opacity(isOpen ? 1 : 0)
      .offset(x: CGFloat(count))
      .animation(.spring())  // expect: `.animation(.spring())`
  }
}
