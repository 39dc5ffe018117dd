import SwiftUI

// The list asks its pages for their names while it builds them, before SwiftUI shows any.

struct Page: View {
  @State private var text: String
  init(url: URL) {
    _text = State(initialValue: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
  }
  func title() -> String { String(text.prefix(20)) }
  var body: some View { Text(text) }
}

struct Pages: View {
  @State private var url: URL
  init(url: URL) { self.url = url }
  var body: some View {
    let page = Page(url: url)
    Text(page.title())
    page
    Button("Home") { url = URL(fileURLWithPath: "/") }
  }
}
