import SwiftUI

final class Store: ObservableObject {
  @Published var name = ""
  @Published var count = 0
  func work() {
    name = "a"
    count += 1
  }
}

/// One tab is on screen at a time.
struct Tabs: View {
  let places: [String]
  var body: some View {
    TabView {
      ForEach(places, id: \.self) { place in
        Page(place: place).tag(place)
      }
    }
  }
}

struct Page: View {
  let place: String
  @EnvironmentObject var store: Store
  var body: some View { Text(place + store.name) }
}
