import SwiftUI

/// The condition changes while the sheet is open: by what it shows, or by work that does not wait for the user.
struct Inbox: View {
  @State private var mails: [String] = []
  @State private var isWriting = false
  var body: some View {
    VStack {
      Group {
        if mails.isEmpty { Text("Nothing") } else { Text("\(mails.count)") }
      }
      .sheet(isPresented: $isWriting) {  // expect: info: `.sheet` on this `Group` applies to each branch, which closes what it presents when `mails.isEmpty` changes
        Button("Send") { mails.append("New") }
      }
      Button("Write") { isWriting = true }
    }
  }
}

struct Feed: View {
  @State private var posts: [String] = []
  @State private var isWriting = false
  let load: () async -> [String]
  var body: some View {
    VStack {
      Group {
        if posts.isEmpty { ProgressView() } else { Text("\(posts.count)") }
      }
      .sheet(isPresented: $isWriting) { Text("Write") }  // expect: info: closes what it presents when `posts.isEmpty` changes
      Button("Write") { isWriting = true }
    }
    .task { posts = await load() }
  }
}
