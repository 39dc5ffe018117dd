import SwiftUI

final class Feed: ObservableObject { @Published var items: [String] = [] }

/// Read by a function that gives no view.
struct FeedView: View {
  @State private var feed = Feed()
  var body: some View { Text(title()) }
  private func title() -> String { "\(feed.items.count)" }
}
