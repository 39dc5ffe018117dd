import SwiftUI

// The condition changes, and all views that the modifier is applied to keep nothing.

struct Faded: ViewModifier {
  let isOld: Bool
  func body(content: Content) -> some View {
    if isOld { content.opacity(0.4) } else { content }
  }
}

extension View {
  func faded(_ isOld: Bool) -> some View { modifier(Faded(isOld: isOld)) }
}

struct Stamp: View {
  @State private var isOld = false
  var body: some View {
    VStack {
      Image(systemName: "seal").modifier(Faded(isOld: isOld))
      Text("Stamp").faded(isOld)
      Button("Age") { isOld.toggle() }
    }
  }
}
