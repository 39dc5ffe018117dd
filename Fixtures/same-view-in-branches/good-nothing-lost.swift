import SwiftUI

// The condition changes, and nothing is lost that a user misses.

struct Shown: View {
  @State private var showsHelp = false
  @State private var width = 0.0
  @State private var title = ""
  @FocusState private var isFocused: Bool
  @GestureState private var pull = 0.0
  var body: some View {
    Button(title) { showsHelp = true }
      .focused($isFocused)
      .offset(y: pull)
      .frame(width: width)
      .onAppear { title = "Help" }
      .sheet(isPresented: $showsHelp) { Text("Help") }
  }
}

/// A view of AppKit or UIKit that keeps nothing.
struct Blur: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

struct Panel: View {
  @State private var isWide = false
  var body: some View {
    VStack {
      Toggle("Wide", isOn: $isWide)
      if isWide { Shown().padding() } else { Shown() }
      if isWide { Blur().padding() } else { Blur() }
    }
  }
}

/// Two buttons that do different things.
struct Action: View {
  let title: String
  let run: () async -> Void
  @State private var runs = 0
  var body: some View {
    Button("\(title) \(runs)") {
      runs += 1
      Task { await run() }
    }
  }
}

/// Loads what its argument says when it appears: as one view it would keep the old picture.
struct Cover: View {
  let name: String
  @State private var words: [String] = []
  var body: some View {
    Button(words.first ?? "") { words.removeLast() }
      .task { words = await load() }
  }
  private func load() async -> [String] { [name] }
}

struct Player: View {
  @State private var isPlaying = false
  var body: some View {
    VStack {
      if isPlaying {
        Action(title: "Pause") { isPlaying = false }
      } else {
        Action(title: "Play") { isPlaying = true }
      }
      if isPlaying { Cover(name: "a") } else { Cover(name: "b") }
    }
  }
}
