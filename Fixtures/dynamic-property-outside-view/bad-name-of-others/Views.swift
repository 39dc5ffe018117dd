import SwiftUI

struct Settings: View {
  @EnvironmentObject var reminders: Reminders
  var body: some View { Toggle("Reminders", isOn: $reminders.areAllowed) }
}
