import SwiftUI

/// The action is declared by an alias.
struct WorkButton<Label: View>: View {
  typealias Action = @MainActor () async throws -> Void

  private let action: Action
  private let label: Label

  init(action: @escaping Action, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  var body: some View {
    Button { Task { try? await action() } } label: { label }
  }
}

struct Restore: View {
  @State private var isDone = false
  var body: some View {
    WorkButton { isDone = true } label: { Text(isDone ? "Done" : "Restore") }
  }
}
