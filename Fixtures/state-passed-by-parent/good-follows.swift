import SwiftUI

// Later values are copied as well.

struct Cover: View {
  @State var title: String
  let source: String
  var body: some View {
    TextField("Title", text: $title)
      .task(id: source) { title = source }
  }
}

struct Library: View {
  @State private var title = "A"
  var body: some View {
    Cover(title: title, source: title)
    Button("Rename") { title = "B" }
  }
}
