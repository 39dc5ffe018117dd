import SwiftUI

extension EnvironmentValues {
  @Entry var report: (String) -> Void = { _ in }
}

enum Reports {
  static let print1: (String) -> Void = { print($0) }
}

/// The system's own actions are read and passed on; nothing is made here.
struct Lobby: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.refresh) private var refresh
  @Environment(\.report) private var report
  @State private var lines: [String] = []
  var body: some View {
    Text("Lobby")
      .environment(\.openURL, openURL)
      .environment(\.report, report)
      .environment(\.report, Reports.print1)
    Button("Close") { dismiss() }
    List(lines, id: \.self) { Text($0) }
      .refreshable { lines = [] }
  }
}
