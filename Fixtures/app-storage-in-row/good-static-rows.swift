import SwiftData
import SwiftUI

@Model final class Alarm {
  var hour: Int
  init(hour: Int) { self.hour = hour }
}

/// A screen of settings, whose rows are written one by one.
struct SoundRow: View {
  @AppStorage("sound") private var sound = true
  @Query private var alarms: [Alarm]
  var body: some View { Toggle("Sound of \(alarms.count)", isOn: $sound) }
}

struct AlarmSettings: View {
  var body: some View {
    Form {
      Section("Sound") { SoundRow() }
      SoundRow()
    }
    List { SoundRow() }
  }
}
