import SwiftUI

@main struct Shop: App {
  var body: some Scene { WindowGroup { Door() } }
}

struct Door: View { var body: some View { Text("Shop") } }

/// Nothing shows it.
struct Offers: View {
  @State private var offers: [Int] = []
  var body: some View {
    Text("\(offers.count)").onAppear {
      Task { await load() }
    }
  }
  private func load() async { offers = [1] }
}
