import SwiftUI

struct Letter: Identifiable, Equatable {
  let id: Int
  var isRead = false
}

@Observable final class Mailbox {
  var letters = [Letter]()
  var unread: [Letter] { letters.filter { !$0.isRead } }  // expect: info: `unread` scans `Mailbox.letters`
}

struct Badge: View {
  let mailbox: Mailbox
  var body: some View { Text("\(mailbox.unread.count)") }
}

struct Heading: View {
  let mailbox: Mailbox
  var body: some View { Text("\(mailbox.unread.count)") }
}
