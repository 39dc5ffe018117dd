import SwiftUI

/// A reply that grows while it is shown.
final class Reply: Identifiable {
  let id = 1
  var text = ""  // expect: `ReplyRow` shows `Reply.text`, a variable of a plain class
}

@MainActor @Observable final class Talk {
  var replies: [Reply] = []
  func ask() async {
    let reply = Reply()
    replies.append(reply)
    for _ in 0..<9 {
      try? await Task.sleep(for: .seconds(1))
      reply.text += "…"
    }
  }
}

struct ReplyRow: View {
  let reply: Reply
  var body: some View { Text(reply.text) }
}

struct TalkView: View {
  @State private var talk = Talk()
  var body: some View {
    ForEach(talk.replies) { ReplyRow(reply: $0) }
    Button("Ask") { Task { await talk.ask() } }
  }
}

/// An object in `@State`, whose own changes `@State` does not see.
@MainActor final class Import {
  private(set) var count = 0  // expect: `ImportView` shows `Import.count` and one other variable of a plain class
  private(set) var name = ""
  func run() async {
    count = 1
    try? await Task.sleep(for: .seconds(1))
    count = 2
    name = "done"
  }
}

struct ImportView: View {
  @State private var work = Import()
  var body: some View { Text("\(work.count) \(work.name)").task { await work.run() } }
}

/// What is tracked changes before the wait, and what is not after it.
@MainActor final class Weather {
  var degrees = 0  // expect: `WeatherView` shows `Weather.degrees`
  func load() async {
    try? await Task.sleep(for: .seconds(1))
    degrees = 20
  }
}

struct WeatherView: View {
  let weather: Weather
  @State private var isLoading = false
  var body: some View {
    Text("\(weather.degrees)").opacity(isLoading ? 0.5 : 1)
    Button("Load") {
      isLoading = true
      Task { await weather.load() }
    }
  }
}
