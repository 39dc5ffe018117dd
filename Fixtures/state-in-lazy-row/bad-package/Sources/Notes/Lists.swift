import SwiftUI

struct NoteList: View {
  let titles: [String]
  var body: some View {
    ScrollView {
      LazyVStack {
        Single()
        ForEach(titles, id: \.self) { title in
          NoteRow(title: title)  // note: rows are built here
          PressedRow()
          EditorRow()
        }
        ForEach(["A", "B"], id: \.self) { _ in ConstantRow() }
      }
    }
    ScrollView {
      LazyVGrid(columns: []) { ForEach(titles, id: \.self) { _ in LoadingRow() } }
    }
    VStack { ForEach(titles, id: \.self) { _ in StackRow() } }
  }
}
