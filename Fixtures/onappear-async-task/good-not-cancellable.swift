import SwiftUI

@MainActor final class Library: ObservableObject {
  @Published var titles: [String] = []
  private var loading: Task<Void, Never>?

  // It waits for a task of its own, which goes on.
  func load() async {
    if let loading { return await loading.value }
    let task = Task { titles = await Self.fetched() }
    loading = task
    await task.value
  }

  // It is over in one turn, whatever its declaration says.
  func check() async { titles = titles.sorted() }

  static func fetched() async -> [String] { [] }
}

/// A continuation is resumed by the code that has it.
func shake() async {
  await withCheckedContinuation { continuation in
    withAnimation { continuation.resume() }
  }
}

struct Shelf: View {
  @ObservedObject var library: Library
  var body: some View {
    VStack {
      Text("A").onAppear { Task { await library.load() } }
      Text("B").onAppear { Task { await library.check() } }
      Text("C").onAppear { Task { await shake() } }
      Text("D").onAppear { Task { await MainActor.run { library.titles = [] } } }
    }
  }
}

/// Who hands the work over decides how long it lives.
struct Progress: View {
  let work: () async -> Void
  var body: some View { Text("Working").onAppear { Task { await work() } } }
}
