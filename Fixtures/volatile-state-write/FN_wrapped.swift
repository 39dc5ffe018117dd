import SwiftUI

/// The callback goes through a view of one's own.
struct Tracking<Content: View>: View {
  let onScroll: (Double) -> Void
  @ViewBuilder let content: Content
  var body: some View {
    ScrollView { content }
      .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { onScroll($1) }
  }
}

struct Feed: View {
  let entries: [String]
  @State private var offset = 0.0
  var body: some View {
    Tracking(onScroll: { offset = $0 }) {
      ForEach(entries, id: \.self) { Text($0) }
    }
    .opacity(offset > 10 ? 0.5 : 1)
  }
}
