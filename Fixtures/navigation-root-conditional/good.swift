import SwiftUI

struct Library: View { var body: some View { List { NavigationLink("One", value: 1) } } }
struct Store: View { var body: some View { List { NavigationLink("Two", value: 2) } } }

// Settled by the code that makes it.
struct Start: View {
  @State private var path: [Int] = []
  let isStore: Bool
  var body: some View {
    NavigationStack(path: $path) {
      if isStore { Store() } else { Library() }
    }
  }
}

struct Begin: View {
  @State private var path: [Int] = []
  private let isStore: Bool
  init(store: Bool) { isStore = store }
  var body: some View {
    NavigationStack(path: $path) {
      if isStore { Store() } else { Library() }
    }
  }
}

struct Starts: View {
  var body: some View {
    VStack {
      Start(isStore: true)
      Start(isStore: false)
      Begin(store: true)
    }
  }
}

// A placeholder that looks like the real thing.
struct Redacted: View {
  @State private var path: [Int] = []
  @State private var items: [Int]?
  var body: some View {
    NavigationStack(path: $path) {
      if items != nil { Library() } else { Library().redacted(reason: .placeholder) }
    }
    .task { items = [1] }
  }
}

struct Home: View {
  @State private var path: [Int] = []
  @State private var isStore = false
  @State private var items: [Int]?
  static let isBeta = false
  var body: some View {
    VStack {
      // No path.
      NavigationStack {
        if isStore { Store() } else { Library() }
      }
      // Only something to look at in the meantime.
      NavigationStack(path: $path) {
        if let items {
          List(items, id: \.self) { Text("\($0)") }
        } else {
          VStack {
            ProgressView()
            Text("Loading")
          }
        }
      }
      NavigationStack(path: $path) {
        if isStore { Store() } else { offline }
      }
      // Deeper.
      NavigationStack(path: $path) {
        VStack {
          if isStore { Store() } else { Library() }
        }
      }
      // Decided once and for all.
      NavigationStack(path: $path) {
        if Self.isBeta { Store() } else { Library() }
      }
      // The whole stack.
      if isStore {
        NavigationStack(path: $path) { Store() }
      } else {
        NavigationStack(path: $path) { Library() }
      }
    }
    .onTapGesture { isStore.toggle() }
  }

  private var offline: some View {
    VStack {
      Image(systemName: "wifi.slash")
      Button("Again") { isStore.toggle() }
    }
  }
}
