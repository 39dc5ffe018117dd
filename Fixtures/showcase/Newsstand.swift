import SwiftUI

/// Comes from the server, but without the server's key.
struct Headline: Decodable, Identifiable {
  let id = UUID()
  let title: String
  enum CodingKeys: String, CodingKey { case title }
}

/// One issue of a paper, told apart by its address.
final class Issue: Identifiable {
  let name: String
  init(name: String) { self.name = name }
}

@Observable final class Press {
  var headlines: [Headline] = []
  var issues: [Issue] = []
  private(set) var names: [String] = []
  func reload() { issues = names.map { Issue(name: $0) } }
}

struct CommentField: View {
  @State private var comment = ""
  var body: some View { TextField("Comment", text: $comment) }
}

struct IssueList: View {
  let press: Press
  @State private var reloadID = UUID()
  @State private var showsComment = false
  var body: some View {
    VStack {
      List(press.issues) { Text($0.name) }
        // Everything below starts over, only to look fresh.
        .id(reloadID)
      Button("Comment") { showsComment.toggle() }
      // Folded away, the comment is gone.
      if showsComment {
        CommentField()
      }
      Group {
        Text("Updated every morning")
      }
      .font(.footnote)
      Button("Reload") {
        press.reload()
        reloadID = UUID()
      }
    }
  }
}

struct HeadlineList: View {
  let press: Press
  let papers: [String]
  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(press.headlines) { Text($0.title) }
        ForEach(papers, id: \.self) { Text($0) }
        // Shown again for those who missed it; `scrollTo` finds the first ones only.
        ForEach(press.headlines) { Text($0.title) }
      }
      .onAppear { proxy.scrollTo(press.headlines[0].id) }
    }
  }
}

struct Newsstand: View {
  let press: Press
  @AppStorage("subscribed") private var isSubscribed = false
  @State private var path: [String] = []
  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        // What was pushed from the one covers the other.
        if isSubscribed {
          IssueList(press: press)
        } else {
          HeadlineList(press: press, papers: [])
        }
      }
      .tabItem { Label("News", systemImage: "newspaper") }
      if isSubscribed {
        CommentField().tabItem { Label("Letters", systemImage: "envelope") }
      }
    }
  }
}

/// Asks for everything that a subscriber has to say.
struct SubscriptionForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var city = ""
  let prices: [String]
  var body: some View {
    Form {
      Text("Subscribe")
      TextField("Name", text: $name)
      Text("\(name.count) letters")
      TextField("City", text: $city)
      Text("To \(city)")
      Divider()
      conditions
      Divider()
      Text("Every day but Sunday")
      Text("Cancel at any time")
      Button("Send") { dismiss() }
    }
  }

  private var conditions: some View {
    VStack {
      Text("Prices")
      Divider()
      HStack {
        Image(systemName: "eurosign")
        Text(prices.first ?? "")
        Spacer()
        Text("\(prices.count)")
      }
      Divider()
    }
  }
}
