import SwiftUI

// The placeholder is what the field showed at first.

struct Field: View {
  @State var placeholder: String
  @Binding var text: String
  var body: some View { TextField(placeholder, text: $text) }
}

struct Account: View {
  @State private var email = "ada@example.org"
  var body: some View { Field(placeholder: email, text: $email) }
}
