import SwiftUI

struct NewBox: View {
  @State private var letters: [Letter] = []
  let load: () async -> [Letter]
  private func receive() async { letters = await load() }
  var body: some View {
    ScrollView {
      VStack {  // expect: info: a `VStack` in a `ScrollView` builds every row of `letters` at once
        // help: …which builds only the visible rows
        ForEach(letters) { Text($0.text) }
      }
    }
    .task { await receive() }
  }
}

@main
struct PostApp: App {
  private func fetch() async -> [Letter] { [] }
  var body: some Scene {
    WindowGroup {
      NewBox(load: fetch)
      SharedBox(load: fetch)
    }
  }
}
