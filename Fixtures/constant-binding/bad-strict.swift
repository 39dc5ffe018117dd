// with: strict
import SwiftUI

final class Letter: ObservableObject {
  @Published var text = ""
  @Published private(set) var isSent = false
  func send() { isSent = true }
  func edit() { text += "." }
}

struct Reading: View {
  @ObservedObject var letter: Letter
  let isLocked: Bool
  var body: some View {
    TextEditor(text: .constant(letter.text))  // expect: warning: `TextEditor` cannot change `letter.text`
    if isLocked {
      TextField("Text", text: .constant(letter.text))  // expect: warning: `TextField`
    } else {
      TextField("Text", text: $letter.text)
    }
    Toggle("Sent", isOn: .constant(letter.isSent))  // expect: info: `Toggle`
      .onTapGesture { letter.send() }
  }
}
