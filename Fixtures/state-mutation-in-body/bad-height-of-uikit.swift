// UIKit is not on the Mac, whatever else the target is built for.
// with: iOS=16, macOS=12
import SwiftUI

struct Page: UIViewRepresentable {
  let text: String
  @Binding var height: CGFloat
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    DispatchQueue.main.async { height = 20 }  // expect: info: writes `@Binding height` after the update  // help: return the size from `sizeThatFits(_:uiView:context:)` instead of writing it
  }
}

struct Album: View {
  @State private var text = ""
  @State private var height: CGFloat = 0
  var body: some View {
    TextField("Text", text: $text)
    Page(text: text, height: $height).frame(height: height)
  }
}
