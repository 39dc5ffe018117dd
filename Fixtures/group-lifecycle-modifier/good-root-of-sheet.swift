import SwiftUI

// All of what the sheet shows: the task is not known to belong to each branch.
struct OrderLoader: View {
  @State private var isLoading = true
  let fetch: () async -> Void
  var body: some View {
    Group {
      if isLoading { ProgressView() } else { Text("Order") }
    }
    .task { await load() }
  }
  private func load() async {
    isLoading = true
    await fetch()
    isLoading = false
  }
}

struct Orders: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { OrderLoader {} }
  }
}

// A setting of the app.
struct Scanner: View {
  @AppStorage("isLegacy") private var isLegacy = false
  @State private var codes: [String] = []
  let fetch: () async -> [String]
  var body: some View {
    VStack {
      Group {
        if isLegacy { Text("Camera") } else { Image(systemName: "camera") }
      }
      .task { codes = await fetch() }
      Text(codes.joined())
    }
  }
}
