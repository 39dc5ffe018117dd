import SwiftUI

struct Search: View {
  @State private var words = ""  // note: `@State words` returns to its initial value
  @FocusState private var isFocused: Bool  // note: `@FocusState isFocused` returns to its initial value
  var body: some View { TextField("Words", text: $words).focused($isFocused) }
}

struct Page: View {
  var body: some View {
    Search().id(UUID())  // expect: error: which resets `@State words` of `Search` and `@FocusState isFocused`
    ScrollView { Text("a") }.id(UUID())  // expect: error: which resets
    Text("a").id(UUID())  // expect: warning: which resets all state below it
  }
}
