import SwiftUI

struct Item: Hashable {
  var title: String
  var isDone = false
}

struct Lists: View {
  @State private var names = ["a"]
  @State private var items: [Item] = []
  @Binding var levels: [Double]

  var body: some View {
    List {
      ForEach($names, id: \.self) { $name in  // expect: warning: `id: \.self` identifies the row by the edited value: each step of an edit in `TextField` replaces the row, which resets
        TextField("Name", text: $name)  // note: edits the element here
      }
      ForEach($items, id: \.self) { $item in  // expect: each change in `Toggle` replaces the row
        Toggle(item.title, isOn: $item.isDone)
      }
      ForEach($levels, id: \.self) { $level in Slider(value: $level) }  // expect: in `Slider`
      ForEach($names, id: \.self) { $name in  // expect: each step of an edit in `TextField` replaces the row, which resets the focus of `TextField`
        NameField(name: $name)
      }
      ForEach(items, id: \.self) { item in  // expect: info: setting `items[index].isDone` replaces the row instead of updating it
        Button(item.title) { finish(item) }
      }
    }
  }

  private func finish(_ item: Item) {
    guard let index = items.firstIndex(of: item) else { return }
    items[index].isDone = true  // note: the element is changed here
  }
}

struct NameField: View {
  @Binding var name: String
  @FocusState private var isFocused: Bool
  var body: some View { TextField("Name", text: $name).focused($isFocused) }
}
