// with: strict
import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let text: String
}

/// The rows are in a menu.
struct Cover: View {
  @State private var entries: [Entry] = []
  @State private var isNear = false
  let load: () async -> [Entry]
  var body: some View {
    VStack {
      HStack {
        Text("Journal").opacity(isNear ? 1 : 0.5)
        Image(systemName: "book")
        Spacer()
        Text("Help")
        Text("\(entries.count)")
      }
      HStack {
        Text("End")
        Spacer()
        Text("Help")
        Image(systemName: "questionmark")
        Text("Page")
      }
      Menu("Open") {
        ForEach(entries) { entry in Button(entry.text) {} }
      }
    }
    .onHover { isNear = $0 }
    .task { entries += await load() }
  }
}

/// Each tick is meant to make the window again.
struct Reloader: App {
  @State private var version = 0
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some Scene {
    WindowGroup { Text("Journal").id(version).onReceive(clock) { _ in version += 1 } }
    Settings { Text("Settings") }
  }
}

/// A small leaf.
struct CopyButton: View {
  @State private var isNear = false
  var body: some View {
    Button("Copy") {}.opacity(isNear ? 1 : 0).onHover { isNear = $0 }
  }
}

struct Journal: View {
  @State private var entries: [Entry] = []
  @State private var isNear = false
  @State private var isShown = false
  @State private var ticks = 0
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let load: () async -> [Entry]
  var body: some View {
    VStack {
      HStack {
        Text("Journal")
        CopyButton()
        if isShown { Text("Open") }
      }
      ScrollView {
        VStack {
          // The rows need it.
          ForEach(entries) { entry in
            HStack {
              Image(systemName: "book")
              Text(entry.text).opacity(isNear ? 1 : 0.5)
              Spacer()
              Text("\(entry.id)")
              Text("\(ticks)")
            }
          }
        }
      }
      HStack {
        Text("End")
        Spacer()
        Text("Help")
        Image(systemName: "questionmark")
      }
    }
    .onHover { isNear = $0 }
    // Only the first write changes something.
    .onHover { _ in isShown = true }
    .onReceive(clock) { _ in ticks += 1 }
    .task { entries += await load() }
  }
}
