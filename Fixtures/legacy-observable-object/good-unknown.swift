import SwiftUI

final class Inbox: ObservableObject {
  @Published var title = ""
  @Published var count = 0
}

struct InboxView: View {
  @StateObject private var inbox = Inbox()
  var body: some View { Text("\(inbox.count)") }
}
