import SwiftUI
import UIKit

final class TitleView: UIView {
  var title = ""
  var size = 12.0
  var isBold = false
}

struct Heading: UIViewRepresentable {
  let title: String  // expect: info: `makeUIView` uses `title`, but `updateUIView` does not, so later values of `title` have no effect  // help: apply `title` in `updateUIView` as well
  var size: Double = 12  // expect: later values of `size` have no effect
  let isBold: Bool

  func makeUIView(context: Context) -> TitleView {
    let view = TitleView()
    view.title = title
    style(view)
    return view
  }
  func updateUIView(_ view: TitleView, context: Context) { view.isBold = isBold }

  private func style(_ view: TitleView) { view.size = points }
  private var points: Double { size * 2 }
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
