// with: iOS=17, macOS=14
import SwiftUI

final class Inbox: ObservableObject { // expect: info: a change of `title` evaluates every view that observes `Inbox`, even one that reads only `count`
  @Published var title = "" // note: one of 3 published properties
  @Published var count = 0
  @Published private(set) var isOpen = false
  var plain = 0
  func open() { isOpen = true }
}

// What any class can have.
@MainActor final class Outbox: ObservableObject, Identifiable, Equatable { // expect: `Outbox`
  @Published var title = ""
  @Published var count = 0
  nonisolated static func == (a: Outbox, b: Outbox) -> Bool { a === b }
}

struct InboxView: View {
  @StateObject private var inbox = Inbox()
  @ObservedObject var outbox: Outbox
  // `$title` and `$inbox.title` are bindings.
  @State private var title = ""
  var body: some View {
    VStack {
      Text("\(inbox.count) \(outbox.count)")
      TextField("Title", text: $title)
      TextField("Title", text: $inbox.title)
      TextField("Title", text: $outbox.title)
    }
  }
}
