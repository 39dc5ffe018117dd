import SwiftUI

struct LanguagePicker: View {
  @State private var language: String
  init(language: String) { _language = State(initialValue: language) }
  var body: some View { TextField("Language", text: $language) }
}

/// Nothing writes it.
struct LanguagePage: View {
  @State private var language = "en"
  var body: some View { LanguagePicker(language: language) }
}
