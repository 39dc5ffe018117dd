import SwiftUI

struct Feed: View {
  @State private var items: [String] = []
  private func load() async { await Task.yield() }
  var body: some View {
    List(items, id: \.self) { Text($0) }
      .onAppear {
        Task { await load() }
    //  ^~~~ expect: info: this `Task` continues after the view is removed, and starts again each time the view appears
      }
      .onAppear(perform: { Task { await load() } })  // expect: info:
      .onAppear { _ = Task { await load() } }  // expect: info:
      .onAppear { Task(priority: .background) { await load() } }  // expect: info:
      .onAppear { Task { @MainActor in await load() } }  // expect: info:
  }
}

struct Fades: ViewModifier {
  private func load() async { await Task.yield() }
  func body(content: Content) -> some View {
    content.onAppear { Task { await load() } }  // expect: info:
  }
}
