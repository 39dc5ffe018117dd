import SwiftUI

// No release has the counter.

final class Statistics: ObservableObject {
  @Published var evaluations = 0
}

struct Chart: View {
  @ObservedObject var statistics: Statistics
  var body: some View { Text(title()) }

  private func title() -> String {
    #if DEBUG
      statistics.evaluations += 1
    #endif
    return "Chart"
  }
}

struct Map: View {
  @ObservedObject var statistics: Statistics
  var body: some View { Text(title()) }

  private func title() -> String {
    #if targetEnvironment(simulator) && os(iOS)
      statistics.evaluations += 1
    #endif
    return "Map"
  }
}
