import SwiftUI

@Observable
final class Draft {
  var text = ""
}

final class Outbox: ObservableObject {
  @Published var count = 0
}

struct Composer: View {
  @State private var draft = Draft()  // expect: `Composer` creates a new `Draft` in `let draft`
  @State private var other = Draft()  // expect: `Composer` creates a new `Draft` in `@Bindable var other`
  @State private var last = Draft()  // expect: `Composer` creates a new `Draft` in `@Bindable var last`
  @StateObject private var outbox = Outbox()  // expect: `Composer` creates a new `Outbox` in `let outbox`

  var body: some View {
    VStack {
      TextField("Text", text: $other.text)
      TextField("Last", text: $last.text)
      Text(draft.text)
      Text("\(outbox.count)")
    }
  }
}

extension Draft { func load() { text = "Hello" } }

extension Outbox { func send() { count += 1 } }
