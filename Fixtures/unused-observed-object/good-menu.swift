import SwiftUI

final class Chat: ObservableObject {
  @Published var isLoading = false
  func block() { isLoading = true }
  func load() { isLoading = false }
}

struct BlockButton: View {
  @EnvironmentObject var chat: Chat
  var body: some View { Button("Block") { chat.block() } }
}

struct ChatRow: View {
  let text: String
  var body: some View { Text(text).contextMenu { BlockButton() } }
}

struct ChatView: View {
  @StateObject private var chat = Chat()
  var body: some View {
    ChatRow(text: "Hi").environmentObject(chat)
    Button("Load") { chat.load() }
  }
}
