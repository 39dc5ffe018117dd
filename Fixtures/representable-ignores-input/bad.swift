import SwiftUI
import UIKit

struct Heading: UIViewRepresentable {
  let title: String  // expect: warning: `makeUIView` uses `title`, but `updateUIView` does not, so later values of `title` have no effect  // help: apply `title` in `updateUIView` as well
  var size: Double = 12  // expect: later values of `size` have no effect
  let isBold: Bool

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = title
    style(label)
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) { label.isEnabled = isBold }

  private func style(_ label: UILabel) { label.font = font }
  private var font: UIFont { .systemFont(ofSize: size) }
}

struct Page: View {
  @State private var title = ""
  @State private var size = 12.0
  @State private var isBold = false
  var body: some View {
    TextField("Title", text: $title)
    Slider(value: $size)
    Toggle("Bold", isOn: $isBold)
    Heading(title: title, size: size, isBold: isBold)
  }
}
