import Observation
import SwiftUI

final class Radio: ObservableObject {
  @Published var isOn = false
  var station = ""  // expect: info: `RadioView` shows `Radio.station`, which is not `@Published`, so a change does not update the view  // help: mark `station` as `@Published`
  var volume = 0.5  // expect: `Radio.volume`
  private var presets: [String] = []  // expect: `PresetsView` shows `Radio.presets`  // help: mark `presets` as `@Published`
  var first: String { presets.first ?? "" }
  func tune(_ name: String) {
    station = name  // note: it changes here, which publishes nothing
  }
  func store() { presets.append(station) }
}

struct RadioView: View {
  @ObservedObject var radio: Radio
  var body: some View {
    Text(radio.station)  // note: `RadioView` reads it here
    Text("\(radio.volume)")
    Button("Louder") { radio.volume += 0.1 }
  }
}

struct PresetsView: View {
  @EnvironmentObject var radio: Radio
  var body: some View { Text(radio.first) }  // note: an update of `PresetsView` uses this
}

@Observable final class Player {
  @ObservationIgnored var title = ""  // expect: `PlayerView` shows `Player.title`, which is `@ObservationIgnored`  // help: remove `@ObservationIgnored`
  var isPlaying = false
  func play(_ title: String) { self.title = title }
}

struct PlayerView: View {
  @Environment(Player.self) private var player
  var body: some View { Text(player.title) }
}
