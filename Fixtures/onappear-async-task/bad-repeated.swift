import SwiftUI

@MainActor @Observable final class Inbox {
  var letters: [String] = []
  func load() async {
    try? await Task.sleep(for: .seconds(1))
    letters = ["Hello"]
  }
}

struct InboxView: View {
  @State private var inbox = Inbox()
  @State private var isOpen = false
  var body: some View {
    Text(inbox.letters.joined())
      .task {
        await inbox.load()
        isOpen = true
      }
      .onAppear {
        Task { await inbox.load() }  // expect: this `Task` continues after the view is removed  // help: delete it, as `.task` on the same view does this as well
      }
      .opacity(isOpen ? 1 : 0)
  }
}
