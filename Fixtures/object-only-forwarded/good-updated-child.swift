import SwiftUI

// The child reads the object without observing it, and gets a closure with each update of its parent.

final class Draft: ObservableObject {
  @Published var title = ""
  func clear() { title = "" }
}

struct Editor: View {
  @ObservedObject var draft: Draft
  let close: () -> Void
  var body: some View {
    VStack {
      Text("Editor")
      Heading(draft: draft, close: { close() })
    }
  }
}

struct Heading: View {
  let draft: Draft
  let close: () -> Void
  var body: some View {
    Text(draft.title)
    Button("Close", action: close)
  }
}
