import SwiftUI

struct Reply: Identifiable {
  let id: Int
  var text = ""
  var replies: [Reply] = []
}

// A stack would build all inner rows with the outer one.

struct ReplyRows: View {
  let reply: Reply
  @State private var isFolded = false
  var body: some View {
    Button(reply.text) { isFolded.toggle() }
    if !isFolded {
      ForEach(reply.replies) { Text($0.text) }
    }
  }
}

struct Thread1: View {
  @State private var replies: [Reply] = []
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(replies) { reply in  // expect: each element gives different numbers of views  // help: put what the rows show into one array, such as of an enum, and iterate it in a single `ForEach`
          ReplyRows(reply: reply)
        }
      }
    }
    Button("Add") { replies.append(Reply(id: replies.count)) }
  }
}
