import SwiftUI

// The store is made by the first one who asks.

final class Store {
  private static var made: Store?
  static var shared: Store {
    if made == nil { make() }
    return made!
  }
  private static func make() { made = Store() }

  let names: [String]
  init() {
    let data = (try? Data(contentsOf: URL(filePath: "/names"))) ?? Data()
    names = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct Names: View {
  @State private var filter = ""
  var body: some View {
    TextField("Filter", text: $filter)
    Text(Store.shared.names.joined())
  }
}
