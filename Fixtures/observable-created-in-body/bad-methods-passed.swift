import SwiftUI

@Observable final class Coordinator {
  private(set) var path: [Int] = []
  func open(_ number: Int) { path.append(number) }
}

@Observable final class Draft {
  var text = ""
  private let open: (Int) -> Void
  init(open: @escaping (Int) -> Void) { self.open = open }
  func send() { open(text.count) }
}

struct DraftView: View {
  @Bindable var draft: Draft
  var body: some View {
    TextField("Text", text: $draft.text)
    Button("Send") { draft.send() }
  }
}

/// A method that is only passed on reads nothing: no change of `path` evaluates the view.
struct Page: View {
  let coordinator: Coordinator
  var body: some View {
    DraftView(draft: Draft(open: coordinator.open))  // expect: info: creates a new `Draft`
  }
}

/// Its own state evaluates it.
struct Counted: View {
  let coordinator: Coordinator
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }  // note: the view is evaluated again when `count` changes here
    DraftView(draft: Draft(open: coordinator.open))  // expect: info: creates a new `Draft`
  }
}

struct Pages: View {
  let coordinator: Coordinator
  var body: some View {
    Page(coordinator: coordinator)
    Counted(coordinator: coordinator)
    Button("Open") { coordinator.open(1) }
  }
}
