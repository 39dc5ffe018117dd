// `.task` can be used where a condition or the project itself provides it.
// with: iOS=14
import SwiftUI

@available(iOS 15, *)
struct Feed: View {
  @State private var items: [String] = []
  private func load() async { await Task.yield() }
  var body: some View {
    List(items, id: \.self) { Text($0) }
      .onAppear { Task { await load() } }  // expect: info: this `Task` continues after the view is removed
    // help: from iOS 15 on, use `.task { … }`, which SwiftUI cancels with the view, unless the work has to finish
  }
}

struct OldFeed: View {
  @State private var items: [String] = []
  private func load() async { await Task.yield() }
  var body: some View {
    List(items, id: \.self) { Text($0) }
      .onAppear { Task { await load() } }
  }
}
