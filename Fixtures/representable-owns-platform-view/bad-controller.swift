import SwiftUI
import UIKit

final class Board: UIViewController {
  var heading = ""
}

struct Page: UIViewControllerRepresentable {
  let title: String
  private var controller = Board()  // expect: error: `Page` makes a `Board` as its property `controller`
  init(title: String) { self.title = title }

  func makeUIViewController(context: Context) -> Board { controller }
  func updateUIViewController(_ current: Board, context: Context) { controller.heading = title }  // note: `updateUIViewController` uses one
}
