import SwiftUI

struct Draft: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}

// `||` joins no bindings.
struct Composer: View {
  @State private var reply: String?
  @State private var quote: String?
  var body: some View {
    if let reply, !reply.isEmpty {  // expect: both branches show the same `Draft`  // help: let one branch show `Draft` for all of these cases
      Draft()
    } else if quote != nil {
      Draft()
    } else {
      Text("Nothing")
    }
    Button("Reply") { reply = "Yes" }
    Button("Quote") { quote = reply }
    Button("Neither") {
      reply = nil
      quote = nil
    }
  }
}
