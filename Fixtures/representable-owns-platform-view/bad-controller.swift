import SwiftUI
import UIKit

final class Board: UIViewController {
  var heading = ""
}

struct Page: UIViewControllerRepresentable {
  let title: String
  private var controller = Board()  // expect: info: `Page` creates a new `Board` in `controller`  // help: create the `Board` in `makeUIViewController`, and change the view that the update method receives
  init(title: String) { self.title = title }

  func makeUIViewController(context: Context) -> Board { controller }
  func updateUIViewController(_ current: Board, context: Context) { controller.heading = title }  // note: `updateUIViewController` uses a `Board` that is not on screen
}
