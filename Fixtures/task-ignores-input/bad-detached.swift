import SwiftUI

func query(_ folder: String) -> [String] { [folder] }

/// A detached task goes on for the old folder, and may end last.
struct FolderView: View {
  let folder: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task(id: folder) {  // expect: `.task(id:)` does not cancel the work that it waits for, so the result of an older `id` may overwrite `rows`
        let current = folder
        rows = await Task.detached { query(current) }.value
      }
  }
}

/// The same in a function of the view, with the result in a local.
struct FolderList: View {
  let folder: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task(id: folder) { await load() }  // expect: `.task(id:)` does not cancel the work that it waits for
  }
  private func load() async {
    let current = folder
    let work = Task.detached(priority: .utility) { query(current) }
    let found = await work.value
    rows = found.sorted()
  }
}

struct Folders: View {
  @State private var folder = "a"
  var body: some View {
    FolderView(folder: folder)
    FolderList(folder: folder)
    Button("Next") { folder += "x" }
  }
}
