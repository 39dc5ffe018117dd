import SwiftUI

@Observable final class Guest {
  var name = ""
}

/// What it keeps is not shown by `Invitation`: the guest stays where it comes from.
@Observable final class Inviting {
  private(set) var message: String?
  private let guest: Guest
  init(guest: Guest) { self.guest = guest }
  var name: String { guest.name }
  func send() { message = "sent" }
}

struct Invitation: View {
  private let inviting: Inviting
  init(guest: Guest) {
    inviting = Inviting(guest: guest)  // expect: info: `Invitation.init` creates `inviting`; the initializer runs again whenever the parent updates
  }
  var body: some View {
    Text(inviting.name)
    Button("Send") { inviting.send() }
  }
}

struct Party: View {
  let guest: Guest
  @State private var count = 0
  var body: some View {
    Invitation(guest: guest)
    Button("Count \(count)") { count += 1 }
  }
}
