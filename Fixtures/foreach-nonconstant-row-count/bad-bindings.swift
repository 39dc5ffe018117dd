import SwiftUI

/// Elements that are bound cannot be mapped to others.
struct Task: Identifiable {
  let id: Int
  var note: String?
}

struct Tasks: View {
  @State private var tasks: [Task] = []
  let load: () async -> [Task]
  var body: some View {
    List {
      ForEach($tasks) { $task in  // expect: each element gives 0 or 1 views  // help: keep only the elements that have a row in what the `ForEach` iterates
        if let note = task.note { Text(note) }
      }
    }
    .task { tasks += await load() }
  }
}
