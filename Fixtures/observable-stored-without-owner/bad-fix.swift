import SwiftUI

@Observable
final class Draft {
  var text = ""
}

final class Outbox: ObservableObject {
  @Published var count = 0
}

struct Composer: View {
  let draft = Draft()  // expect: `let draft = Draft()`
  @Bindable var other = Draft()  // expect: `@Bindable var other = Draft()`
  @Bindable private var last = Draft()  // expect: `@Bindable var last = Draft()`
  private let outbox = Outbox()  // expect: `let outbox = Outbox()`

  var body: some View {
    VStack {
      TextField("Text", text: $other.text)
      TextField("Last", text: $last.text)
      Text(draft.text)
      Text("\(outbox.count)")
    }
  }
}
