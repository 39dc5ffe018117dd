import SwiftUI

final class Pages: ObservableObject {
  @Published var names: [String]
  init(names: [String]) { self.names = names }
  func watched() throws -> Pages { self }
}

// The object is as new as the view: no other view observes it.
struct Reader: View {
  @ObservedObject var pages: Pages = try! Pages(names: []).watched()
  init(first: String) { pages.names.append(first) }
  var body: some View { Text(pages.names.joined()) }
}

struct Shelf: View {
  @State private var first = ""
  var body: some View {
    TextField("First", text: $first)
    Reader(first: first)
  }
}
