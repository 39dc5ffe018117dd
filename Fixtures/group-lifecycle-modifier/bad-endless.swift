import SwiftUI

/// The task begins with a change of the condition, which restarts it.
struct Clip: View {
  @State private var isLoading = true
  let fetch: () async -> Void
  var body: some View {
    VStack {
      Group {
        if isLoading { ProgressView() } else { Text("Failed") }
      }
      .task { await load() }  // expect: info: restarts the task when `isLoading` changes  // help: apply `.task` to a view that stays, such as a `ZStack` around the content
      Group {
        Text("a")
        Text("b")
      }
      .sheet(isPresented: $isLoading) { Text("Loading") }  // expect: warning: presents once for each of them  // help: apply `.sheet` to the container around these views, or to one view that is always there
    }
  }
  private func load() async {
    isLoading = true
    await fetch()
    isLoading = false
  }
}
