import SwiftUI

/// SwiftUI observes the value once for all views of the group.
struct Secret: View {
  @State private var isShown = false
  @State private var text = ""
  @State private var count = 0
  var body: some View {
    VStack {
      Group {
        if isShown { TextField("Secret", text: $text) } else { SecureField("Secret", text: $text) }
      }
      .onChange(of: text) { count += 1 }
      Toggle("Show", isOn: $isShown)
    }
  }
}
