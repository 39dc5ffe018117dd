import SwiftUI

struct Letter: Identifiable, Equatable {
  let id: Int
  var isRead = false
  var sender = ""
}

@Observable final class Mailbox {
  var letters: [Letter] = []
  var unread: [Letter] { letters.filter { !$0.isRead } }  // expect: info: `unread` scans `Mailbox.letters`, so a change of any element evaluates the 2 views that read it
  var newest: [Letter] { sorted() }  // expect: `newest` scans `Mailbox.letters`, so a change of any element evaluates every `LetterRow` row that reads it
  var senders: Int {  // expect: `senders` scans `Mailbox.letters`
    Set(letters.map(\.sender)).count  // note: scanned here
  }
  private func sorted() -> [Letter] { letters.sorted { $0.id > $1.id } }
}

struct Badge: View {
  let mailbox: Mailbox
  var body: some View { Text("\(mailbox.unread.count) of \(mailbox.senders)") }  // note: `Badge` reads it here
}

struct Inbox: View {
  @Environment(Mailbox.self) private var mailbox
  var body: some View {
    List(mailbox.unread) { LetterRow(letter: $0, mailbox: mailbox) }
    footer
  }
  private var footer: some View { Text("\(mailbox.senders)") }
}

struct LetterRow: View {
  let letter: Letter
  let mailbox: Mailbox
  var body: some View { Text(letter.sender).bold(mailbox.newest.first == letter) }
}
