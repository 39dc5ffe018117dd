import SwiftUI

struct Search: View {
  @State private var text = ""
  @State private var isEditing = false
  var body: some View {
    HStack {
      TextField("Search", text: $text)
      Button("Edit") { isEditing = true }
      if isEditing {
        Button("Cancel") { isEditing = false }
          .transition(.move(edge: .trailing))
          .animation(.easeInOut)  // expect: `.animation(.easeInOut)` without `value:`  // help: move it to the view around the `if`, and add `value:` with the value that decides
      }
    }
  }
}
