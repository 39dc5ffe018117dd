import SwiftUI

struct Page: View {
  @State private var isMarked = false; func changeIsMarked() { withAnimation { isMarked.toggle() } }
  let names: [String]

  var body: some View {
    Draft().when(isMarked) { $0.background(Color.yellow) }  // expect: which resets `@State text` of `Draft`
    VStack { DraftCard() }
      .padding()
      .when(isMarked) { $0.border(.red) }  // expect: which resets `@State text` of `Draft`
    ScrollView { ForEach(names, id: \.self) { Text($0) } }
      .when(isMarked) { $0.padding() }  // expect: which resets
    draft.when(isMarked) { $0.padding() }  // expect: which resets `@State text` of `Draft`
  }

  private var draft: some View { DraftCard() }
}
