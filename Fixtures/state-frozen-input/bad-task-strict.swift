// What an observed object says: advice only.
// with: strict
import SwiftUI

final class Calendar: ObservableObject {
  @Published var night = 1
}

struct Moon: View {
  @EnvironmentObject private var calendar: Calendar
  @State private var phase = ""
  var body: some View {
    Text(phase).task {
      phase = "\(calendar.night % 28)"  // expect: info: `@State phase` is set from `night` in `task` only
    }
  }
}

struct Almanac: View {
  @StateObject private var calendar = Calendar()
  var body: some View {
    Stepper("Night", value: $calendar.night)
    Moon().environmentObject(calendar)
  }
}
