import SwiftUI

/// What `self.$isFocused` binds is not a property that nothing reads.
struct PlainField: View {
  let title: String
  @FocusState var isFocused: Bool  // expect: `@FocusState var isFocused` is not `private`  // help: make `isFocused` private
  var body: some View {
    Text(title).focused(self.$isFocused)
  }
}
