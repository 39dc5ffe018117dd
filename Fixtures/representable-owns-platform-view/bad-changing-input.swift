import SwiftUI

// The label on screen keeps the first text.

struct Heading: UIViewRepresentable {
  let label = UILabel()  // expect: error: uses one that is not on screen
  let text: String

  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) { label.text = text }
}

struct Panel: View {
  @State private var title = ""
  var body: some View { TextField("Title", text: $title).background(Heading(text: title)) }
}
