import SwiftUI

// What code sets once, when something has loaded or appeared, changes before a user has done anything.

final class Shop: ObservableObject {
  @Published var isLoading = true
  @Published var names: [String] = []
  func load() async {
    names = ["tea"]
    isLoading = false
  }
}

extension View {
  @ViewBuilder
  func dimmed(_ isDimmed: Bool) -> some View {
    if isDimmed { redacted(reason: .placeholder) } else { self }
  }
}

struct ShopList: View {
  @StateObject private var shop = Shop()
  @State private var isReady = false
  @Environment(\.accessibilityReduceMotion) private var isStill
  var body: some View {
    List(shop.names, id: \.self) { Text($0) }
      .dimmed(shop.isLoading)
      .task { await shop.load() }
    Search().dimmed(!isReady).onAppear { isReady = true }
    Search().dimmed(isStill)
  }
}

struct Search: View {
  @State private var text = ""
  var body: some View { TextField("Search", text: $text) }
}

// Whether a binding is passed does not change with its value.

struct Sheet: View {
  let problem: Binding<String?>?
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $text).dimmed(problem != nil)
  }
}

struct Page: View {
  @State private var problem: String?
  var body: some View {
    Sheet(problem: $problem)
    Button("Fail") { problem = "full" }
    Button("Retry") { problem = nil }
  }
}
