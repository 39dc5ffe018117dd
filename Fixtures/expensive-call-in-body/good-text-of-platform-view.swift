// A comparison keeps updates from the text that is there already.
import SwiftUI
import UIKit

extension NSAttributedString.Key {
  static let tint = NSAttributedString.Key("tint")
}

struct Page: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text {
      view.textStorage.setAttributedString(NSAttributedString(string: text))
    }
    guard context.coordinator.last != text else { return }
    context.coordinator.last = text
    let styled = NSMutableAttributedString(string: text)
    styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length), options: []) { _, range, _ in
      styled.addAttribute(.tint, value: 1, range: range)
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator { var last = "" }
}

struct Book: View {
  @State private var title = ""
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Page(text: text + title)
      Button("Next") { text += "." }
    }
  }
}
