import SwiftUI

struct Account: Identifiable, Hashable { let id: Int }

struct Inbox: View {
  @State private var query = ""
  var body: some View { TextField("Find", text: $query) }
}

// What is shown, and a task that starts again.
struct Accounts: View {
  @State private var account = Account(id: 1)
  @State private var documentID = 1
  @State private var refresh = 0
  @State private var mails: [String] = []

  var body: some View {
    VStack {
      Inbox().id(account)
      Inbox().id(account.id)
      Text("Document \(documentID)")
      Inbox().id(documentID)
      Button("Switch") { account = Account(id: 2) }
      Button("Open") { documentID = 7 }
      Button("Reload") { refresh += 1 }
    }
    .task(id: refresh) { mails = [] }
  }
}
