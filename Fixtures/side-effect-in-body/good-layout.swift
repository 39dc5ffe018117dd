import SwiftUI

// Layout asks for a guide as often as it likes, apart from `body`: advice about `body` would not help.
final class Rows: ObservableObject {
  @Published var names: [String] = []
  var widths: [String: CGFloat] = [:]
  func keep(_ body: () -> CGFloat) -> CGFloat { body() }
}

struct Tags: View {
  @ObservedObject var rows: Rows

  var body: some View {
    VStack {
      ForEach(rows.names, id: \.self) { name in
        Text(name).alignmentGuide(.leading) { dimensions in
          rows.keep {
            rows.widths[name] = dimensions.width
            return 0
          }
        }
      }
    }
  }
}
