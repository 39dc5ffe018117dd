import SwiftUI

/// A value in the shape of a class: another one is as good.
final class Style: ObservableObject {
  let size: Double
  init(size: Double) { self.size = size }
}

struct Item: View {
  @ObservedObject private var style: Style
  private let title: String
  init(_ title: String, style: Style) { (self.title, self.style) = (title, style) }
  init(_ title: String) {
    self.title = title
    self.style = Style(size: 2)
  }
  var body: some View { Text(title).padding(style.size) }
}

struct Items: View {
  let titles: [String]
  var body: some View { ForEach(titles, id: \.self) { Item($0) } }
}
