import SwiftUI

/// Shown by itself: there are no rows whose positions could be taken.
enum Page: Hashable, Identifiable {
  case settings
  case place(latitude: Double, longitude: Double)
  var id: Int { hashValue }  // expect: `Page.id` is derived from `hashValue`  // help: use the value itself as its id, which is equal only for equal values: `var id: Self { self }`
}

struct Home: View {
  @State private var page: Page?
  var body: some View {
    Button("Settings") { page = .settings }
      .sheet(item: $page) { page in
        switch page {
        case .settings: Text("Settings")
        case .place(let latitude, let longitude): Text("\(latitude), \(longitude)")
        }
      }
  }
}

struct Visit: Identifiable {
  var id: Int { UUID().hashValue }  // expect: `Visit.id` is derived from `UUID().hashValue`  // help: store the id: `let id = UUID()`
  let name: String
}

struct Visits: View {
  let visits: [Visit]
  var body: some View { ForEach(visits) { Text($0.name) } }
}
