import SwiftUI

struct Contact: Identifiable, Equatable {
  let id: Int
  let name: String
}

/// The row does not scroll while its dialog is open.
struct ContactRow: View {
  let contact: Contact
  @State private var removed: Contact?
  @State private var isRemoving = false
  var body: some View {
    Button(contact.name) { removed = contact }
      .onChange(of: removed) { isRemoving = removed != nil }
      .confirmationDialog(LocalizedStringKey(removed?.name ?? ""), isPresented: $isRemoving) {
        Button("Remove") { removed = nil }
      }
  }
}

struct Contacts: View {
  @State private var contacts: [Contact] = []
  let load: () async -> [Contact]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(contacts) { ContactRow(contact: $0) }
      }
    }
    .task { contacts = await load() }
  }
}
