import SwiftUI
import UIKit

struct Ticker: UIViewRepresentable {
  let text: String
  private let label = UILabel()
  //          ^~~~~ expect: info: `Ticker` creates a new `UILabel` in `label` whenever the parent updates, which SwiftUI never shows  // help: delete `label`, which nothing reads

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = ""
    return label
  }
  func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}
