import SwiftUI

struct Editor: View {
  var title = "Text"
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}

// One view cannot take the place of both by its values alone: the places differ, or the modifier has no effectless form.

struct Page: View {
  @State private var isWide = false
  @State private var query = ""
  var body: some View {
    Toggle("Wide", isOn: $isWide)
    if isWide {
      HStack { Editor(); Text("Side") }
    } else {
      VStack { Text("Top"); Editor() }
    }
    if isWide {
      Editor().searchable(text: $query)
    } else {
      Editor()
    }
  }
}
