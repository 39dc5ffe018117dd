import SwiftUI
import UIKit

struct Leaf: View { var body: some View { Circle() } }

// Outside of SwiftUI's tree.
final class Windows {
  let controller = UIHostingController(rootView: AnyView(Leaf()))

  func show() { controller.rootView = AnyView(Leaf()) }

  func configure(_ cell: UITableViewCell) {
    cell.contentConfiguration = UIHostingConfiguration { AnyView(Leaf()) }
  }
}

// Another eraser.
struct Swing: View {
  let isFast: Bool
  private var slide: AnyTransition { isFast ? AnyTransition.slide : AnyTransition.opacity }
  var body: some View { Leaf().transition(slide) }
}
