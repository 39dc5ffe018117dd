// with: iOS=14
import SwiftUI

extension View {
  // What iOS 15 has.
  func task(_ work: @escaping () async -> Void) -> some View {
    modifier(Work(work: work))
  }
}

private struct Work: ViewModifier {
  let work: () async -> Void
  @State private var task: Task<Void, Never>?
  func body(content: Content) -> some View {
    content.onAppear { task = Task { await work() } }.onDisappear { task?.cancel() }
  }
}

struct Feed: View {
  @State private var items: [String] = []
  private func load() async { await Task.yield() }
  var body: some View {
    List(items, id: \.self) { Text($0) }
      .onAppear { Task { await load() } }  // expect: info: this `Task` continues after the view is removed
  }
}
