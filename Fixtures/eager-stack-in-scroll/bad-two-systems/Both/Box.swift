import SwiftUI

struct Letter: Identifiable {
  let id: Int
  let text: String
}

// Built for iOS 13, too, where no stack is lazy.
struct SharedBox: View {
  @State private var letters: [Letter] = []
  let load: () async -> [Letter]
  private func receive() async { letters = await load() }
  var body: some View {
    ScrollView {
      VStack {
        ForEach(letters) { Text($0.text) }
      }
    }
    .task { await receive() }
  }
}
