import SwiftUI

struct Inbox: View {
  @State private var mails: [String] = []
  private func load() async { await Task.yield() }
  private func fetch() async throws { try await Task.sleep(nanoseconds: 1) }
  var body: some View {
    List(mails, id: \.self) { Text($0) }
      .onAppear { Task { await load() } }  // expect: info:
      .onAppear { Task { @MainActor in await load() } }  // expect: info:
      .onAppear {
        Task {  // expect: info:
          await load()

          mails.append(
            "late")
        }
      }
      .onAppear {
        // Left alone: what a comment says may be lost.
        Task { await load() }  // expect: info:
      }
      .onAppear { Task { try? await fetch() } }  // expect: info:
      // What throws does not fit into `.task`.
      .onAppear { Task { try await fetch() } }  // expect: info:
      .onAppear { Task(priority: .background) { await load() } }  // expect: info:
  }
}
