import SwiftUI

struct Account: View {
  @EnvironmentObject var devices: Devices
  var body: some View { Button("Log out on Phone") { logOut() } }
}
