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
