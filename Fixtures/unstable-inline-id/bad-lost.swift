import SwiftUI

struct Search: View {
  @State private var words = ""  // note: `@State words` starts again
  @FocusState private var isFocused: Bool  // note: `@FocusState isFocused` starts again
  var body: some View { TextField("Words", text: $words).focused($isFocused) }
}

struct Page: View {
  var body: some View {
    Search().id(UUID())  // expect: error: and `@State words` of `Search` and `@FocusState isFocused` is lost
    ScrollView { Text("a") }.id(UUID())  // expect: error: and the scroll position of `ScrollView` is lost
    Text("a").id(UUID())  // expect: error: with all state below it
  }
}
