import SwiftUI
import UIKit

/// Only old systems take the other branch.
struct Plain: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollContentBackground(.hidden)
    } else {
      clear(content)
    }
  }

  private func clear(_ content: Content) -> some View {
    UITableView.appearance().backgroundColor = .clear
    return content
  }
}

final class Pages {
  var known: [String] = []
}

/// The page is made once, and found afterwards.
struct Reader: View {
  let pages: Pages
  let title: String
  var body: some View { Text(page()) }

  private func page() -> String {
    if let known = pages.known.first(where: { $0 == title }) { return known }
    pages.known = [title]
    return title
  }
}
