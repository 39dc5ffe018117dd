import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
}

final class Inbox: ObservableObject {
  @Published var messages: [Message] = []
  func receive(_ new: [Message]) { messages += new }
  var unread: [Message] { messages.filter { !$0.text.isEmpty } }
}

// State, models, what is fetched or given.

struct FromState: View {
  @State private var messages: [Message] = []
  let load: () async -> [Message]
  private func receive() async { messages = await load() }
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {  // expect: info: a `VStack` in a `ScrollView` builds every row of `messages` at once
        ForEach(messages) { Text($0.text) }
      }
    }
  }
}

struct FromModel: View {
  @ObservedObject var inbox: Inbox
  @StateObject private var other = Inbox()
  var body: some View {
    ScrollView {
      VStack {  // expect: builds every row of `inbox.messages` at once
        Text("Inbox")
        if !inbox.messages.isEmpty {
          ForEach(inbox.messages) { Text($0.text) }
        }
      }
      .padding()
    }
    ScrollView(.vertical, showsIndicators: false) {
      ForEach(other.unread) { Text($0.text) }  // expect: a `ForEach` directly in a `ScrollView` builds every row of `other.unread`
    }
    ScrollView {
      VStack {  // expect: builds every row of `inbox.messages`
        ForEach(inbox.messages.sorted { $0.id < $1.id }) { Text($0.text) }
      }
    }
  }
}

struct FromParent: View {
  @Binding var messages: [Message]
  let others: [Message]
  var body: some View {
    ScrollView {
      VStack {
        Group {
          Section("All") {
            ForEach(messages.indices, id: \.self) { Text(messages[$0].text) }
          }
        }
      }
    }
    ScrollView {
      HStack {
        VStack {
          ForEach(Array(others.enumerated()), id: \.element.id) { Text($0.element.text) }
        }
      }
    }
  }
}

struct Parent: View {
  @State private var messages: [Message] = []
  private func send() { messages.append(Message(id: 1, text: "")) }
  @StateObject private var inbox = Inbox()
  var body: some View {
    FromParent(messages: $messages, others: inbox.messages)
  }
}

// Through helpers, and in a reader.

struct Helpers: View {
  @State private var messages: [Message] = []
  private func send() { messages.append(Message(id: 1, text: "")) }
  private var rows: some View {
    ForEach(messages) { Text($0.text) }
  }
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack {
          rows
        }
        .onAppear { proxy.scrollTo(1) }
      }
    }
  }
}
