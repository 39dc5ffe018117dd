import SwiftUI

/// `private` would break the call.
struct Setup: View {
  @State var showsRemoval = false
  var body: some View { Text(showsRemoval ? "Remove" : "Install") }
}

struct Welcome: View {
  var body: some View { Setup(showsRemoval: true) }
}
