import SwiftUI

/// Parses at the first read, and keeps the result, which may be nothing.
final class Message {
  let payload: Data
  private var fields: [String: String]?
  private var isParsed = false
  init(payload: Data) { self.payload = payload }

  var parsed: [String: String]? {
    if !isParsed {
      isParsed = true
      fields = try? JSONDecoder().decode([String: String].self, from: payload)
    }
    return fields
  }
}

struct MessageRow: View {
  let message: Message
  var body: some View { Text("\(message.parsed?.count ?? 0)") }
}

struct Messages: View {
  @State private var messages: [Message] = []
  @State private var query = ""
  var body: some View {
    TextField("", text: $query)
    List(messages.indices, id: \.self) { MessageRow(message: messages[$0]) }
    Button("Add") { messages.append(Message(payload: Data())) }
  }
}
