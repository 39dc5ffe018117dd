import Combine
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let picture: URL
}

/// What is loaded in pages has no end.
struct Pages: View {
  @State private var messages: [Message] = []
  let load: () async -> [Message]
  var body: some View {
    ScrollView {  // note: the scroll view
      VStack {  // expect: info: a `VStack` in a `ScrollView` builds every row of `messages` at once
        ForEach(messages) { AsyncImage(url: $0.picture) }  // note: the rows
      }
    }
    .task {
      let page = await load()
      messages.append(contentsOf: page)
    }
  }
}

/// Neither has what others send.
struct Sent: View {
  @State private var messages: [Message] = []
  let socket: AnyPublisher<Message, Never>
  var body: some View {
    ScrollView {  // note: the scroll view
      VStack {  // expect: info: a `VStack` in a `ScrollView` builds every row of `messages` at once
        ForEach(messages) { AsyncImage(url: $0.picture) }  // note: the rows
      }
    }
    .onReceive(socket) { messages.append($0) }
  }
}

/// A lazy stack scrolls to the ids of the elements.
struct Chat: View {
  @State private var messages: [Message] = []
  let load: () async -> [Message]
  var body: some View {
    ScrollViewReader { reader in
      ScrollView {  // note: the scroll view
        VStack {  // expect: info: a `VStack` in a `ScrollView` builds every row of `messages` at once
          ForEach(messages) { message in AsyncImage(url: message.picture).id(message.id) }  // note: the rows
        }
      }
      .onAppear { reader.scrollTo(7) }
    }
    .task { messages = await load() }
  }
}
