import SwiftUI

enum Kind { case message, agreement }

struct Entry: Identifiable {
  let id: Int
  let kind: Kind
  let text: String
}

struct Agreement: View {
  let text: String
  @State private var height = 0.0
  var body: some View {
    Text(text)
      .background(
        GeometryReader { proxy in
          Color.clear.onAppear { height = proxy.size.height }
        })
  }
}

/// An agreement comes once.
struct Chat: View {
  let entries: [Entry]
  var body: some View {
    List(entries) { entry in
      switch entry.kind {
      case .message: Text(entry.text)
      case .agreement: Agreement(text: entry.text)
      }
    }
  }
}
