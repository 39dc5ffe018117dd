import SwiftUI

final class Bookmark: ObservableObject {
  @Published var title = ""
}

final class Dialog: ObservableObject {
  @ObservedObject var bookmark: Bookmark  // expect: SwiftUI never connects `@ObservedObject bookmark` in the class `Dialog`: it has no effect  // help: declare a plain `var bookmark`
  @ObservedObject var other: Bookmark  // expect: it has no effect  // help: declare a plain `let other`
  private var subscriptions: [Any] = []

  init(bookmark: Bookmark, other: Bookmark) {
    self.bookmark = bookmark
    self.other = other
    subscriptions.append(bookmark.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() })
    subscriptions.append(other.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() })
  }
}

struct Fields: View {
  @ObservedObject var dialog: Dialog
  var body: some View {
    // The key path of the binding writes through `bookmark`.
    TextField("Title", text: $dialog.bookmark.title)
    Text(dialog.other.title)
  }
}
