import SwiftUI

/// Stores nothing that changes.
final class Export: ObservableObject {
  let title = "Export"
  func text() -> String { "All" }
}

struct ExportSheet: View {
  @ObservedObject var export = Export()
  var body: some View { Text(export.title + export.text()) }
}

struct Library: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    ExportSheet()
  }
}
