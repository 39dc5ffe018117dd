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

struct Pages: View {
  let items: [Int]
  let fetch: (Model.Page) -> Void
  @State private var page = 1
  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text("\(item)")
      }
      // An action reads `page`: nothing that is shown depends on it.
      Color.clear
        .onAppear {
          page += 1
          fetch(Model.Page(number: page))
        }
    }
    .animation(.spring())  // expect: `.animation(.spring())`
    // help: add `value:` with the value whose change is meant
  }
}

enum Model {
  struct Page { let number: Int }
}
