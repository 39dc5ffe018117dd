import SwiftUI

// An input that is the same at every call has no old value.

struct Banner: View, Equatable {
  let text: String
  let isLarge: Bool
  static func == (a: Banner, b: Banner) -> Bool { a.text == b.text }
  var body: some View { Text(text).font(isLarge ? .title : .body) }
}

struct Small: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Banner(text: text, isLarge: false).equatable()
  }
}

struct Large: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Banner(text: text, isLarge: true).equatable()
  }
}
