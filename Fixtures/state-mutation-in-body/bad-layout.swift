import SwiftUI
import UIKit

// Wherever SwiftUI is in the middle of an update.
struct Flow: Layout {
  @Binding var rows: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows = subviews.count  // expect: error: `@Binding rows`
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    rows += 1  // expect: error: `@Binding rows`
  }
}

struct Page: UIViewControllerRepresentable {
  @Binding var title: String
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    title = "\(controller)"  // expect: warning: `Page.updateUIViewController()` writes `@Binding title`
  }
}

struct Pressing: ButtonStyle {
  @State private var presses = 0
  func makeBody(configuration: Configuration) -> some View {
    let _ = (presses = presses + 1)  // expect: error: `@State presses`
    configuration.label
  }
}
