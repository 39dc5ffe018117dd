import SwiftUI

// What a model alone writes may change before there is anything to lose.

extension View {
  @ViewBuilder func framed(_ isOn: Bool) -> some View {
    if isOn { border(.red) } else { self }
  }
}

@MainActor final class Mail: ObservableObject {
  @Published var isMarked = false
  func mark() { isMarked.toggle() }
}

struct Compose: View {
  @ObservedObject var mail: Mail
  @State private var text = ""
  var body: some View {
    Button("Mark") { mail.mark() }
    TextField("Text", text: $text).framed(mail.isMarked)
  }
}
