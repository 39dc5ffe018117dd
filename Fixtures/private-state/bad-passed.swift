import SwiftUI

/// `private` would break the call: there is no fix.
struct Setup: View {
  @State var showsRemoval = false  // expect: info: callers pass a value
  var body: some View { Text(showsRemoval ? "Remove" : "Install") }
}

struct Welcome: View {
  var body: some View { Setup(showsRemoval: true) }
}
