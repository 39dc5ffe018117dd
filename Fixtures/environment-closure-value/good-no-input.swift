import SwiftUI

extension EnvironmentValues {
  @Entry var report: (String) -> Void = { _ in }
}

@Observable final class Journal {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// Nothing evaluates the modifier again: it gets nothing, and reads nothing of the object.
struct Reporting: ViewModifier {
  @Environment(Journal.self) private var journal
  func body(content: Content) -> some View { content.environment(\.report, write) }
  func write(_ line: String) { journal.add(line) }
}

struct Page: View {
  @Environment(\.report) private var report
  var body: some View { Button("Report") { report("page") } }
}

struct Book: View {
  @State private var journal = Journal()
  var body: some View { Page().modifier(Reporting()).environment(journal) }
}
