import SwiftUI
import UIKit

extension NSAttributedString.Key {
  static let tint = NSAttributedString.Key("tint")
}

struct Page: UIViewRepresentable {
  let text: String
  let color: Int

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    let styled = NSMutableAttributedString(string: text)
    let all = NSRange(location: 0, length: styled.length)
    if all.length > 0 {
      styled.enumerateAttribute(.tint, in: all, options: []) { value, range, _ in  // expect: info: `NSMutableAttributedString.enumerateAttribute(_:in:options:)` (attributed text) runs on every evaluation of `Page.updateUIView()`
        if value == nil { styled.addAttribute(.tint, value: color, range: range) }
      }
    }
    view.text = styled.string
  }
}

struct Line: UIViewRepresentable {
  let text: String
  let isDimmed: Bool

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    view.alpha = isDimmed ? 0.5 : 1
    view.textStorage.setAttributedString(NSAttributedString(string: text))  // expect: info: `setAttributedString(_:)` (attributed text) runs on every evaluation of `Line.updateUIView()`
    // help: set the text only if its input differs from the last one, which the `Coordinator` can keep
  }
}

struct Book: View {
  @State private var title = ""
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Line(text: text, isDimmed: title.isEmpty)
      Page(text: text, color: title.isEmpty ? 1 : 2)
      Button("Next") { text += "." }
    }
  }
}
