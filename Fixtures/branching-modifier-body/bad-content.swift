import SwiftUI

// What the modifier is applied to is found through a function of the project.

struct Faded: ViewModifier {
  let isOld: Bool
  func body(content: Content) -> some View {
    if isOld { content.opacity(0.4) } else { content }  // expect: info: `Faded.body` shows `content`
  }
}

extension View {
  func faded(_ isOld: Bool) -> some View { modifier(Faded(isOld: isOld)) }
}

struct Letter: View {
  @State private var isOld = false
  @State private var text = ""
  var body: some View {
    VStack {
      Image(systemName: "seal").faded(isOld)
      TextField("Letter", text: $text).faded(isOld)
      Button("Age") { isOld.toggle() }
    }
  }
}
