import SwiftUI

struct InList: View {
  let titles: [String]
  var body: some View {
    List(titles, id: \.self) { title in
      NavigationLink(title, value: title)
        .navigationDestination(for: String.self) { Text($0) }  // expect: error: `navigationDestination(for: String.self)` is unknown
    }
  }
}

struct InLazyStack: View {
  let titles: [String]
  @State private var isOpen = false
  @State private var opened: String?
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(titles, id: \.self) { title in
          Button(title) { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Text(title) }  // expect: error: `navigationDestination(isPresented: $isOpen)` is unknown until `LazyVStack` creates the row that declares it, so that links do nothing
        }
        // No row, and made as late.
        Text("Footer")
          .navigationDestination(item: $opened) { Text($0) }  // expect: error: `navigationDestination(item: $opened)` is unknown until `LazyVStack` creates the row that declares it, so that links do nothing
      }
    }
  }
}

/// In the body of a row.
struct TitleRow: View {
  let title: String
  var body: some View {
    HStack { NavigationLink(title, value: title) }
      .navigationDestination(for: String.self) { Text($0) }  // expect: error: `navigationDestination(for: String.self)` is unknown until a lazy container creates the row `TitleRow`, so that links do nothing
  }
}

struct TitleRows: View {
  let titles: [String]
  var body: some View {
    List {
      ForEach(titles, id: \.self) { TitleRow(title: $0) }  // note: `TitleRow` is built for each row here
    }
  }
}

struct InBranches: View {
  enum Phase { case loading, failed, loaded([String]) }
  let phase: Phase
  @State private var isLoaded = false
  @State private var error: String?
  var body: some View {
    VStack {
      if isLoaded {
        Text("A").navigationDestination(for: Int.self) { Text("\($0)") }  // expect: info: `navigationDestination(for: Int.self)` is unknown while another branch of the `if` is shown, so a value that is pushed shows an empty screen  // help: declare the destination around the branches
      }
      if let error {
        Text(error)
      } else {
        Text("B").navigationDestination(for: Int.self) { Text("\($0)") }  // expect: info: `navigationDestination(for: Int.self)` is unknown while another branch of the `if` is shown, so a value that is pushed shows an empty screen
      }
      switch phase {  // note: decides whether the destination exists
      case .loading: ProgressView()
      case .failed: Text("Failed")
      case .loaded(let titles):
        List(titles, id: \.self) { Text($0) }
          .navigationDestination(for: String.self) { Text($0) }  // expect: info: `navigationDestination(for: String.self)` is unknown while another branch of the `switch` is shown, so a value that is pushed shows an empty screen
      }
    }
  }
}

extension View {
  func routed() -> some View {  // note: declares the destination
    padding()
      .navigationDestination(for: Int.self) { Text("\($0)") }
  }
}

struct Routed: View {
  @State private var isReady = false
  var body: some View {
    NavigationStack {
      if isReady {
        Text("Ready").routed()  // expect: info: the destination of `routed` is unknown
      } else {
        ProgressView()
      }
    }
  }
}
