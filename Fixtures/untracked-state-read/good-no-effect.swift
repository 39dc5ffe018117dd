import SwiftUI
import UIKit

/// An ideal size counts only where nothing else is proposed.
struct Group2: View {
  var body: some View { Text("a").frame(idealWidth: UIScreen.main.bounds.width) }
}

/// The size of a page.
struct Page: View {
  let text: String
  var body: some View { Text(text).background(picture()) }
  private func picture() -> Image {
    let renderer = ImageRenderer(content: Text(text))
    renderer.proposedSize = ProposedViewSize(width: UIScreen.main.bounds.width, height: nil)
    return Image(uiImage: renderer.uiImage ?? UIImage())
  }
}

/// A day before is a day before in every calendar.
struct Streak: View {
  let date: Date
  var body: some View { Text(before(), style: .date) }
  private func before() -> Date {
    let calendar = Calendar.current
    return calendar.date(byAdding: .day, value: -1, to: date) ?? date
  }
}
