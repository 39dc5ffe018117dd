import SwiftUI

class Settings<Item>: ObservableObject {
  @Published var items: [Item] = []
  func add(_ item: Item) { items.append(item) }
}

typealias NameSettings = Settings<String>

struct Page: View {
  @ObservedObject var names: NameSettings  // expect: `Page` observes `names` only to pass it to child views
  // help: hold it in a plain `let names: NameSettings`, and observe it where it is read
  var body: some View {
    VStack {
      Names(settings: names)
      Text("Names")
    }
  }
}

struct Names: View {
  @ObservedObject var settings: NameSettings
  var body: some View {
    List(settings.items, id: \.self) { Text($0) }
      .onTapGesture { settings.add("A") }
  }
}
