import AppKit
import SwiftUI

struct Ruler: NSViewRepresentable {
  let limit: Int

  func makeNSView(context: Context) -> NSTextField { NSTextField() }
  func updateNSView(_ field: NSTextField, context: Context) {}  // note: `updateNSView` does not replace `parent` of the coordinator
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject {
    let parent: Ruler  // expect: info: the coordinator keeps the first `Ruler` in `parent`
    init(parent: Ruler) { self.parent = parent }
    func count() -> Int { parent.limit }
  }
}

struct Page: View {
  @State private var limit = 1
  var body: some View {
    Stepper("Limit", value: $limit)
    Ruler(limit: limit)
  }
}
