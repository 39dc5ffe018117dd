import SwiftUI

struct Item: Hashable {
  var title: String
}

/// Hands its binding to a property by hand.
struct TitleField: View {
  @Binding private var text: String
  init(for title: Binding<String>) { _text = title }
  var body: some View { TextField("Title", text: $text) }
}

struct Row: View {
  @Binding var item: Item
  var body: some View { TextField("Title", text: $item.title) }
}

struct Lists: View {
  // The type of the elements follows from the literal.
  @State private var items = [Item(title: "a"), Item(title: "b")]
  @State private var names = ["a"]

  var body: some View {
    List {
      ForEach($items, id: \.self) { item in  // expect: warning: each step of an edit in `TextField` replaces the row
        Row(item: item)
      }
      ForEach($items, id: \.self) { item in  // expect: each step of an edit in `TextField` replaces the row
        let copy = item
        TextField("Title", text: copy.title)
      }
      ForEach($names, id: \.self) { $name in  // expect: each step of an edit in `TextField` replaces the row
        TitleField(for: $name)
      }
    }
  }
}
