import SwiftUI

struct Upload: View {
  @State private var error: String?

  var body: some View {
    Text("Upload")
      .alert("Failed", isPresented: .constant(error != nil)) {  // expect: info: `alert` cannot change `error != nil`
        actions
      } message: {
        Text(error ?? "")
      }
  }

  @ViewBuilder private var actions: some View {
    Button("Later") { error = nil }
  }
}
