import Combine
import SwiftUI

final class Finder: ObservableObject {
  @Published var query = ""
}

/// What an operator of a publisher gets runs when a value comes.
struct Results: View {
  let finder: Finder
  @State private var count = 0

  private var found: AnyPublisher<Int, Never> {
    NotificationCenter.default.publisher(for: Notification.Name("found"))
      .map { _ in
        UserDefaults.standard.set(1, forKey: "found")
        return 1
      }
      .eraseToAnyPublisher()
  }

  var body: some View {
    Text("\(count)")
      .onReceive(found) { count = $0 }
      .onReceive(
        finder.$query.map { query in
          UserDefaults.standard.set(query, forKey: "query")
          return query.count
        }
      ) { count = $0 }
  }
}
