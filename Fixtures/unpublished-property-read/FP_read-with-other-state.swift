import SwiftUI

// Wrong: the offset is set just before the text, which updates the view anyway. That both happen in one action
// is not seen, because the text is state of a view and not a property of the same class.
final class Cursor: ObservableObject { var offset = 0 }  // expect: `Field` shows `Cursor.offset`

struct Field: View {
  let text: String
  @ObservedObject var cursor: Cursor
  var body: some View { Text(text.dropFirst(cursor.offset)) }
}

struct Editor: View {
  @State private var text = ""
  @StateObject private var cursor = Cursor()
  var body: some View {
    Field(text: text, cursor: cursor)
    Button("Insert") {
      cursor.offset = 1
      text += "a"
    }
  }
}
