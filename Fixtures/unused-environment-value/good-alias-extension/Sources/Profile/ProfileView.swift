import SwiftUI

struct ProfileView: View {
  var body: some View { Header() }

  struct Header: View {
    @Environment(\.colorScheme) var colorScheme
    var body: some View { title }
  }
}
