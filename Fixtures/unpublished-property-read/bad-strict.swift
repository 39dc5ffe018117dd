// with: strict
import Observation
import SwiftUI

/// Whether views follow this is contested.
@Observable final class Preferences {
  @ObservationIgnored @AppStorage("size") var size = 12.0  // expect: info:
  func enlarge() { size += 1 }
}

struct PreferencesView: View {
  let preferences: Preferences
  var body: some View { Text("\(preferences.size)") }
}

/// No view shows it.
@Observable final class Hidden {
  @ObservationIgnored @AppStorage("hidden") var flag = false
  var count = 0
}

struct HiddenView: View {
  let hidden: Hidden
  var body: some View { Text("\(hidden.count)") }
}
