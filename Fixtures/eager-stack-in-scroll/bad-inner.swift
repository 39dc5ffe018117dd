// with: strict
import SwiftUI

struct Trip: Identifiable {
  let id: Int
  let title: String
}

@MainActor final class Trips: ObservableObject {
  @Published var all: [Trip] = []
  func load() async { all = await fetch() }
  private func fetch() async -> [Trip] { [] }
}

/// A part of a page.
struct Page: View {
  @StateObject private var trips = Trips()

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Text("Overview")
        VStack {  // expect: info: a `VStack` in a `ScrollView` builds every row of `trips.all`
          ForEach(trips.all) { Text($0.title) }
        }
      }
    }
    .task { await trips.load() }
  }
}
