import SwiftUI

struct OnList: View {
  let titles: [String]
  @State private var isOpen = false
  var body: some View {
    List {
      ForEach(titles, id: \.self) { NavigationLink($0, value: $0) }
    }
    .navigationDestination(for: String.self) { Text($0) }
    .navigationDestination(isPresented: $isOpen) { Text("Open") }
  }
}

struct AroundLazyStack: View {
  let titles: [String]
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(titles, id: \.self) { NavigationLink($0, value: $0) } }
    }
    .navigationDestination(for: String.self) { Text($0) }
  }
}

/// All of them exist at once.
struct InStack: View {
  let titles: [String]
  var body: some View {
    VStack {
      ForEach(titles, id: \.self) { title in
        NavigationLink(title, value: title)
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}

/// With a stack of its own.
struct OwnStack: View {
  let titles: [String]
  @State private var isShown = false
  @State private var isSplit = false
  var body: some View {
    if isSplit {
      NavigationStack {
        List(titles, id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { Text($0) }
      }
    } else {
      List(titles, id: \.self) { title in
        Button(title) { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              Text(title).navigationDestination(for: String.self) { Text($0) }
            }
          }
      }
    }
  }
}

/// The branches stand inside.
struct AroundBranches: View {
  let isLoaded: Bool
  var body: some View {
    ZStack {
      if isLoaded { Text("Loaded") } else { ProgressView() }
    }
    .navigationDestination(for: String.self) { Text($0) }
  }
}

/// Never changes.
struct Constant: View {
  var body: some View {
    if #available(iOS 17, *) {
      Text("New").navigationDestination(for: String.self) { Text($0) }
    } else {
      Text("Old").navigationDestination(for: String.self) { Text($0) }
    }
  }
}

/// The destination of a row is not the row.
struct Card: View {
  let title: String
  var body: some View {
    Text(title).navigationDestination(for: Int.self) { Text("\($0)") }
  }
}

struct Cards: View {
  let titles: [String]
  var body: some View {
    List(titles, id: \.self) { title in
      NavigationLink(title) { Card(title: title) }
    }
  }
}

/// There in any case.
struct Everywhere: View {
  @State private var isWide = false
  var body: some View {
    if isWide {
      HStack { Text("Wide") }.navigationDestination(for: Int.self) { Text("\($0)") }
    } else {
      VStack { Text("Narrow") }.navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
