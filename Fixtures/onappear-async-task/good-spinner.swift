import SwiftUI

@MainActor final class Pages: ObservableObject {
  @Published var lines: [String] = []
  func loadMore() async { lines.append("a") }
}

/// Each time the spinner comes on screen, the next page is due.
struct PageList: View {
  @StateObject private var pages = Pages()
  var body: some View {
    List {
      ForEach(pages.lines, id: \.self) { Text($0) }
      ProgressView().padding().onAppear { Task { await pages.loadMore() } }
    }
  }
}
