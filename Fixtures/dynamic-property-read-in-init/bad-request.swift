import SwiftData
import SwiftUI

@Model final class Card {
  var kind = 0
  init() {}
}

struct Cards: View {
  @Query private var cards: [Card]
  @State private var kind: Int?
  init() {
    let wanted = kind // expect: warning: `init` reads `@State kind` before SwiftUI connects it
    // help: let the body pass `kind` to a view of its own, whose initializer makes the request from it
    _cards = Query(sort: wanted == nil ? \Card.kind : \Card.kind)
  }
  var body: some View {
    Text("\(cards.count)")
    Button("Other") { kind = 1 }
  }
}
