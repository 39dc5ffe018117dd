import SwiftUI

/// Both closures run when a person has entered a text.
struct Note: View {
  @State private var text = ""
  var body: some View {
    TextFieldLink("Text") { text = $0 }
    TextFieldLink {
      Text(text)
    } onSubmit: {
      text = $0
    }
  }
}
