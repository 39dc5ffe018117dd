// with: strict
import SwiftUI

// A task without an `id` copies the value once for each time the view appears.

struct Cover: View {
  @State var title: String  // expect: info: which `Cover` ignores after the first update
  let source: String
  var body: some View {
    TextField("Title", text: $title)
      .task { title = source }
  }
}

struct Library: View {
  @State private var title = "A"
  var body: some View {
    Cover(title: title, source: title)
    Button("Rename") { title = "B" }
  }
}
