import SwiftUI

final class Line: ObservableObject {
  @Published var text: String
  init(text: String) { self.text = text }
  func append() { text += "a" }
}

/// It only reads what the parent has just made.
struct LineView: View {
  let line: Line
  var body: some View { Text(line.text) }
}

struct Answer: View {
  @State private var answer = ""
  var body: some View {
    TextField("Answer", text: $answer)
    LineView(line: Line(text: answer))
  }
}
