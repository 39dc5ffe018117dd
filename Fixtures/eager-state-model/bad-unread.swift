import SwiftUI

final class Archive: ObservableObject {
  @Published var text: String
  init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

struct Shelf: View {
  @State private var archive: Archive
  let title: String
  init(url: URL, title: String) {
    self.title = title
    _archive = State(initialValue: Archive(url: url))  // expect: `@State var archive`  // help: delete `archive`, which nothing reads
  }
  var body: some View { Text(title) }
}

struct Shelves: View {
  @State private var count = 0
  let url: URL
  var body: some View {
    Button("\(count)") { count += 1 }
    Shelf(url: url, title: "\(count)")
  }
}
