import SwiftUI
import UIKit

struct Quiet: UIViewRepresentable {
  private let label = UILabel()
  //          ^~~~~ expect: `Quiet` creates a new `UILabel` in `label` whenever the parent updates, but SwiftUI shows only the first

  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) {}
}

struct Centered: UIViewRepresentable {
  let text: String
  private let caption: UILabel = UILabel()
  //          ^~~~~~~ expect: `Centered` creates a new `UILabel` in `caption` whenever the parent updates, but SwiftUI shows only the first

  func makeUIView(context: Context) -> UIView {
    // Not updated.
    caption.text = text
    return caption
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

// No edit: others see it.
struct Shared: UIViewRepresentable {
  let field = UILabel()  // expect: `Shared` creates a new `UILabel` in `field` whenever the parent updates, but SwiftUI shows only the first
  func makeUIView(context: Context) -> UILabel { field }
  func updateUIView(_ view: UILabel, context: Context) {}
}

@MainActor func clear(_ shared: Shared) { shared.field.text = nil }

// No edit: another method has a use for it.
struct Counting: UIViewRepresentable {
  private let number = UILabel()  // expect: `Counting` creates a new `UILabel` in `number` whenever the parent updates, but SwiftUI shows only the first
  func makeUIView(context: Context) -> UILabel { number }
  func updateUIView(_ view: UILabel, context: Context) {}
  func length() -> Int { number.text?.count ?? 0 }
}
