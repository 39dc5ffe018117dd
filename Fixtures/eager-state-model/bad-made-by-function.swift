import SwiftUI

enum Shelf {
  static func titles() -> Set<String> {
    var found = Set<String>()
    if let text = try? String(contentsOfFile: "/titles", encoding: .utf8) { found.insert(text) }
    return found
  }
}

struct Library: View {
  @State private var titles: Set<String>
  init() {
    _titles = State(initialValue: Shelf.titles())  // expect: info: `Shelf.titles()` is evaluated
  }
  var body: some View {
    Button("\(titles.count)") { titles.removeAll() }
  }
}

struct Home: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Library()
  }
}
