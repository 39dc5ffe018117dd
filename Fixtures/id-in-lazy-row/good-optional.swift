import SwiftUI

// `.id` is found by a cast of its value, also where code scrolls to an optional. An id of a row is not.
struct Message: Identifiable { let id: UUID; let text: String }

struct Chat: View {
  let messages: [Message]
  @State private var last: UUID?
  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(messages) { message in
          Text(message.text)
            .id(message.id)
        }
      }
      .onChange(of: messages.count) {
        last = messages.last?.id
        proxy.scrollTo(last, anchor: .bottom)
      }
    }
  }
}
