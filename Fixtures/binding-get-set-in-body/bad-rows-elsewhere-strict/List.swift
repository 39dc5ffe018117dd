// with: strict
import SwiftUI

struct TaskList: View {
  let ids: [Int]
  @State private var done: Set<Int> = []
  @State private var kinds: Set<String> = []
  var body: some View {
    List {
      ForEach(ids, id: \.self) { id in
        row(id)
        NavigationLink("Open", destination: TaskScreen(id: id, done: $done))
        NavigationLink("Open") { TaskScreen(id: id, done: $done) }
      }
      ForEach(["A", "B"], id: \.self) { KindRow(kind: $0, kinds: $kinds) }
    }
  }

  private func row(_ id: Int) -> some View {
    TaskRow(id: id, done: $done)
  }
}
