import SwiftUI

struct Start: View {
  @State private var hasChosen = false
  @State private var isSigningUp = false
  @State private var isSignedIn = false
  var body: some View {
    if !hasChosen {
      Button("Sign up") { isSigningUp = true }
        .fullScreenCover(isPresented: $isSigningUp) {
          Button("Done") {
            // The cover is closed on purpose; what follows removes the branch behind it.
            isSigningUp = false
            if isSignedIn { hasChosen = true }
          }
        }
    } else {
      Button("Sign in") { isSignedIn = true }
    }
  }
}
