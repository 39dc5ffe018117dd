import SwiftUI

// What the update writes to the wrong view never changes: a cost, and nothing outdated.

struct Heading: UIViewRepresentable {
  let label = UILabel()  // expect: info: uses one that is not on screen
  var text = "Shelf"

  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) { label.text = text }
}

struct Panel: View {
  @State private var title = ""
  var body: some View { TextField(title, text: $title).background(Heading()) }
}
