import SwiftUI
import UIKit

struct Page: UIViewRepresentable {
  let text: String
  let color: UIColor

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    let styled = NSMutableAttributedString(string: text)
    let all = NSRange(location: 0, length: styled.length)
    if all.length > 0 {
      styled.enumerateAttribute(.font, in: all, options: []) { value, range, _ in  // expect: info: `NSMutableAttributedString.enumerateAttribute(_:in:options:)` (attributed text) runs on every evaluation of `Page.updateUIView()`
        if value == nil { styled.addAttribute(.foregroundColor, value: color, range: range) }
      }
    }
    view.text = styled.string
  }
}

struct Line: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    view.textStorage.setAttributedString(NSAttributedString(string: text))  // expect: info: `NSTextStorage.setAttributedString()` (attributed text) runs on every evaluation of `Line.updateUIView()`
    // help: set the text only if its input differs from the last one, which the `Coordinator` can keep
  }
}

struct Book: View {
  @State private var title = ""
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Line(text: title)
      Page(text: text, color: title.isEmpty ? .gray : .black)
      Button("Next") { text += "." }
    }
  }
}
