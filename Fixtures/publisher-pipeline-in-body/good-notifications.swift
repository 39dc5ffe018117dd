import Combine
import SwiftUI

/// Two publishers of one notification compare equal, and one value that comes twice does no harm.
struct Screens: View {
  @State private var count = 0
  @StateObject private var query = Query()

  var body: some View {
    Text("\(count)")
      .onReceive(
        NotificationCenter.default.publisher(for: Notification.Name("changed"))
          .debounce(for: .seconds(1), scheduler: RunLoop.main)
      ) { _ in count += 1 }
      .onReceive(query.$text.removeDuplicates { $0.count == $1.count }) { count = $0.count }
  }
}

final class Query: ObservableObject {
  @Published var text = ""
}
