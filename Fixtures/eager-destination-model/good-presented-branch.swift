import SwiftUI

final class Chat: ObservableObject {
  @Published var texts: [String] = []
  init(id: String) {}
  func add() { texts.append("New") }
}

struct ChatView: View {
  @ObservedObject var chat: Chat
  var body: some View { Button("\(chat.texts.count)") { chat.add() } }
}

struct Contacts: View {
  @State private var chosen: String?
  var body: some View {
    Button("Anna") { chosen = "Anna" }
    // What decides whether the chat is built is what presents it.
    NavigationLink(isActive: Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } })) {
      if let chosen { ChatView(chat: Chat(id: chosen)) }
    } label: {
      EmptyView()
    }
  }
}
