import SwiftUI

struct Preview: View {
  let path: String
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { await load() }
      .onChange(of: path) {  // expect: info: `.onChange` starts `load` in a task that nothing cancels, so the result of an older value may win  // help: use `.task(id: path) { … }` in place of both, which cancels the task of the old value
        text = ""
        Task { await load() }
      }
  }
  private func load() async { text = await read(path) }
  private func read(_ path: String) async -> String { path }
}
