import SwiftUI

@MainActor @Observable final class Feed {
  private(set) var titles: [String] = []
  private(set) var version = 0
  private(set) var page = 0
  private(set) var resetCounter = 0
  private(set) var ticketNumber = 0
  let schemaVersion = 3
  func receive(_ title: String) {
    titles.append(title)
    version += 1
  }
  func turn() { page += 1 }
  func sell() { ticketNumber += 1 }
  func reset() { resetCounter += 1 }
}

struct Search: View {
  @State private var text = ""
  var body: some View { TextField("Search", text: $text) }
}

struct Title: View {
  let text: String
  var body: some View { Text(text) }
}

struct News: View {
  @State private var feed = Feed()
  var body: some View {
    Button("Next") { feed.turn() }
    Button("Reset") { feed.reset() }
    // Keeps nothing.
    HStack { Title(text: "\(feed.titles.count)") }.id(feed.version)
    // Another page is another thing.
    VStack { Search() }.id(feed.page)
    // A ticket is not a tick.
    VStack { Search() }.id(feed.ticketNumber)
    Button("Sell") { feed.sell() }
    // By its name, the reset is meant.
    VStack { Search() }.id(feed.resetCounter)
    // Never changes.
    VStack { Search() }.id(feed.schemaVersion)
    // Resets the field on purpose after each change.
    VStack { Search() }.id(feed.version)
      .task { feed.receive("One") }
  }
}
