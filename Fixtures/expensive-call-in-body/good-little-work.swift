import SwiftUI
import UIKit

// Attributed texts of next to nothing, copies, and views that nothing evaluates again.

struct Message: UIViewRepresentable {
  let text: NSAttributedString
  let isReversed: Bool
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    let copy = NSMutableAttributedString(attributedString: text)
    if isReversed { copy.append(NSAttributedString(string: "\n")) }
    copy.append(NSAttributedString(attachment: NSTextAttachment()))
    view.attributedText = copy
  }
}

struct About: View {
  var body: some View { Text(NumberFormatter().string(from: 1) ?? "") }
}
