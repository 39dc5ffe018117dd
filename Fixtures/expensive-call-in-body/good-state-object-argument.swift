import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
  init(stored: Data) { name = (try? JSONDecoder().decode(String.self, from: stored)) ?? "" }
}

struct ProfileView: View {
  // The memberwise initializer takes the object as an autoclosure, which SwiftUI calls once.
  @StateObject var profile: Profile
  var body: some View { TextField("Name", text: $profile.name) }
}

struct Account: View {
  let stored: Data
  @State private var text = ""
  var body: some View {
    TextField("Search", text: $text)
    ProfileView(profile: Profile(stored: stored))
  }
}
