import SwiftUI

/// `.init()` of a type that is not new each time, an enumeration with an id of its own, and a call that passes the id.
struct Mark: Identifiable {
  let id: String = .init()
  var title = ""
}

struct Sign: Identifiable {
  let id: UUID
  init(id: UUID = .init()) { self.id = id }
}

struct Shot: Identifiable {
  let id = UUID()
  var title = ""
}

enum Item: Identifiable {
  case shot(Shot)
  var id: String {
    switch self {
    case .shot(let shot): shot.title
    }
  }
}

struct Items: View {
  let titles: [String]
  let ids: [UUID]
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      List(titles.map { Mark(title: $0) }) { Text($0.title) }
      List(ids.map { Sign(id: $0) }) { Text("\($0.id)") }
      List(titles.map { Item.shot(Shot(title: $0)) }) { Text($0.id) }
    }
  }
}
