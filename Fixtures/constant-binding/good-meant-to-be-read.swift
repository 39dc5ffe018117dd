import SwiftUI

final class Letter: ObservableObject {
  @Published var text = ""
  @Published private(set) var isSent = false
  func send() { isSent = true }
  func edit() { text += "." }
}

// An editor shows long text that can be selected, one branch shows what the other edits, and a gesture operates the
// switch.

struct Reading: View {
  @ObservedObject var letter: Letter
  let isLocked: Bool
  var body: some View {
    TextEditor(text: .constant(letter.text))
    if isLocked {
      TextField("Text", text: .constant(letter.text))
    } else {
      TextField("Text", text: $letter.text)
    }
    Toggle("Sent", isOn: .constant(letter.isSent))
      .onTapGesture { letter.send() }
  }
}
