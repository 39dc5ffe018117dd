import SwiftUI

struct Client: Identifiable { let id: Int }
struct Store { var documentID = "a" }

struct Inbox: View {
  @State private var taps = 0
  var body: some View { Button("\(taps)") { taps += 1 } }
}

// Another account, another store, another document: another screen.
struct Root: View {
  @State private var client: Client
  @State private var store = Store()
  @State private var selectedItem: Client?
  init(client: Client) { _client = State(initialValue: client) }

  var body: some View {
    VStack {
      Inbox().id(client.id)
      Inbox().id(store.documentID)
      Inbox().id(selectedItem?.id)
      Button("Switch") { client = Client(id: 3) }
    }
  }
}
