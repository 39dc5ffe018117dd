import SwiftUI

struct Page: View {
  @State private var isMarked = false; func changeIsMarked() { withAnimation { isMarked.toggle() } }
  let names: [String]

  var body: some View {
    Draft().background(isMarked ? Color.yellow : Color.clear)  // expect: which resets `@State text` of `Draft`
    VStack { DraftCard() }
      .padding()
      .border(isMarked ? AnyShapeStyle(.red) : AnyShapeStyle(Color.clear))  // expect: which resets `@State text` of `Draft`
    ScrollView { ForEach(names, id: \.self) { Text($0) } }
      .padding(isMarked ? .all : [])  // expect: which resets
    draft.padding(isMarked ? .all : [])  // expect: which resets `@State text` of `Draft`
  }

  private var draft: some View { DraftCard() }
}
