import SwiftUI

struct Search: View {
  @State private var words = ""  // note: `@State words` returns to its initial value
  @FocusState private var isFocused: Bool
  var body: some View { TextField("Words", text: $words).focused($isFocused) }
}

struct Page: View {
  var body: some View {
    Search().id(UUID())  // expect: warning: which resets `@State words` of `Search`
    ScrollView { Text("a") }.id(UUID())  // expect: warning: which resets
    Text("a").id(UUID())  // expect: info: which replaces the view on every update
  }
}
