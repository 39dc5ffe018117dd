import SwiftUI

final class Mailbox: ObservableObject {
  @Published var unread = 0
  @Published var isEditing = false
  func edit() { isEditing.toggle() }
}

/// A function and a view of the project that show their first content on another screen.
func Leading(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) -> some View {
  NavigationLink(destination: destination, label: label)
}

struct Opening<Page: View>: View {
  @ViewBuilder let page: () -> Page
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { page().padding() }
  }
}

struct Letter: View {
  let id: Int
  @EnvironmentObject var mailbox: Mailbox
  var body: some View { Text("\(id) \(mailbox.unread)").onTapGesture { mailbox.edit() } }
}

struct Letters: View {
  @State private var ids: [Int] = []
  let load: () async -> [Int]
  var body: some View {
    List(ids, id: \.self) { id in
      Leading {
        Letter(id: id)
      } label: {
        Text("\(id)")
      }
      Opening { Letter(id: id) }
    }
    .task { ids = await load() }
  }
}
