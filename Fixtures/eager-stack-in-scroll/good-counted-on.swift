import SwiftUI

// Rows that do something when they appear: a lazy stack would repeat it.

struct Line: Identifiable {
  let id: Int
  let text: String
}

@Observable final class Chat {
  private(set) var lines: [Line] = []
  private(set) var rooms: [Line] = []
  func add(_ line: Line) { lines.append(line) }
  func load() async { rooms = await Self.fetch() }
  private static func fetch() async -> [Line] { [] }
}

struct Bubble: View {
  let line: Line
  @State private var isOpen = false
  var body: some View {
    Text(line.text).lineLimit(isOpen ? nil : 1).onAppear { isOpen = true }
  }
}

struct Thread: View {
  let chat: Chat
  var body: some View {
    ScrollView {
      VStack {
        ForEach(chat.lines) { Bubble(line: $0) }
      }
    }
  }
}

// Few by nature, and of unknown size with rows that cost next to nothing.

struct Preferences: View {
  let accounts: [Line]
  let notices: [Line]
  var body: some View {
    ScrollView {
      VStack {
        ForEach(accounts) { Text($0.text) }
        ForEach(notices) { Text($0.text) }
      }
    }
  }
}
