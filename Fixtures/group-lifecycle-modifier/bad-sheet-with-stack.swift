import SwiftUI

struct OrderLoader: View {
  @State private var isLoading = true
  let fetch: () async -> Void
  var body: some View {
    Group {
      if isLoading { ProgressView() } else { Text("Order") }
    }
    .task { await load() }  // expect: info: `.task` on this `Group` applies to each branch
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
      .sheet(isPresented: $isOpen) {
        VStack { OrderLoader {} }
      }
  }
}
