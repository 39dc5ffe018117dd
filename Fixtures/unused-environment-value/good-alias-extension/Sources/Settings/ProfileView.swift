import SwiftUI

// Another module has a view of the same name.
struct ProfileView: View {
  var body: some View { Header() }

  struct Header: View {
    var body: some View { Text("Settings") }
  }
}
