import SwiftUI

extension Animation {
  static let noAnimation = Animation.linear(duration: 0)
}

// No update animates: that is the purpose of the new value.
struct Page: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Text", text: $text, axis: .vertical).animation(.noAnimation, value: UUID())
      Text(text).animation(.none, value: UUID())
      Text(text).animation(.easeIn(duration: 0), value: UUID())
    }
  }
}
