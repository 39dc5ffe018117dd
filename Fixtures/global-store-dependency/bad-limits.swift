// with: properties=3, views=2
import SwiftUI

/// What counts as large is an option.
final class Station: ObservableObject {  // expect: info: 2 views observe `Station`
  @Published var track = 0
  @Published var volume = 0
  @Published var isOn = false
}

struct Knob: View {
  @ObservedObject var station: Station
  var body: some View { Text("\(station.volume)") }
}

struct Display: View {
  @EnvironmentObject var station: Station
  var body: some View { Text("\(station.track)") }
}
