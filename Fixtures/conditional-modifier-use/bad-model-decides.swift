import SwiftUI

extension View {
  @ViewBuilder func framed(_ isOn: Bool) -> some View {
    if isOn { border(.red) } else { self }
  }
}

@MainActor final class Mail: ObservableObject {
  @Published var isMarked = false
}

struct Compose: View {
  @ObservedObject var mail: Mail
  @State private var text = ""
  @State private var isFramed = false
  var body: some View {
    Button("Mark") { mail.isMarked.toggle() }
    Button("Frame") { isFramed.toggle() }
    TextField("Text", text: $text).framed(mail.isMarked)  // expect: info: `.framed(mail.isMarked)` replaces
    TextField("Text", text: $text).framed(isFramed)  // expect: warning: `.framed(isFramed)` replaces
  }
}
