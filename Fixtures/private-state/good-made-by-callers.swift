import SwiftUI

// The argument is an autoclosure, which makes one object for each place.
final class Profile: ObservableObject { @Published var name = "" }

struct ProfileView: View {
  @StateObject var profile: Profile = Profile()
  var body: some View { Text(profile.name) }
}

struct Root: View {
  var body: some View { ProfileView(profile: Profile()) }
}
