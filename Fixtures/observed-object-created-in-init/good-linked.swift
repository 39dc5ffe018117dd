import SwiftUI

final class Editor: ObservableObject {
  @Published var pages = 0
  func add() { pages += 1 }
}

final class Toolbar {
  weak var editor: Editor?
}

/// Both objects belong together, so that neither can be created later.
struct Desk: View {
  @ObservedObject private var editor: Editor
  private let toolbar: Toolbar

  init() {
    let editor = Editor()
    let toolbar = Toolbar()
    toolbar.editor = editor
    self.editor = editor
    self.toolbar = toolbar
  }

  var body: some View { Button("\(editor.pages)") { editor.add() } }
}

/// Callers own the object of an argument; the default stands for those that need none.
struct Notice: View {
  @ObservedObject private var editor: Editor
  init(editor: Editor = Editor()) { self.editor = editor }
  var body: some View { Button("\(editor.pages)") { editor.add() } }
}

struct Office: View {
  @State private var visitors = 0
  var body: some View {
    Button("\(visitors)") { visitors += 1 }
    Desk()
    Notice()
  }
}
