import Combine
import SwiftUI

/// One for as long as the view is there, which may be as long as the app.
final class Meter: ObservableObject {
  @Published var level = 0
  @Published var peak = 0
  private var subscription: AnyCancellable?
  init() {
    subscription = $level.sink { self.peak = max($0, self.peak) }  // expect: info: captures `self`
  }
}

struct MeterView: View {
  @StateObject private var meter = Meter()
  var body: some View { Text("\(meter.peak)") }
}

/// One for each row.
final class Track: ObservableObject {
  @Published var level = 0
  @Published var peak = 0
  private var subscription: AnyCancellable?
  init() {
    subscription = $level.sink { self.peak = max($0, self.peak) }  // expect: warning: captures `self`
  }
}

struct TrackView: View {
  @StateObject private var track = Track()
  var body: some View { Text("\(track.peak)") }
}

/// One for each time that the branch changes, also through a subclass.
class Mixer: ObservableObject {
  @Published var level = 0
  @Published var peak = 0
  private var subscription: AnyCancellable?
  init() {
    subscription = $level.sink { self.peak = max($0, self.peak) }  // expect: warning: captures `self`
  }
}

final class StereoMixer: Mixer {}

struct MixerView: View {
  @StateObject private var mixer = StereoMixer()
  var body: some View { Text("\(mixer.peak)") }
}

struct Studio: View {
  @State private var isMixing = false
  var body: some View {
    MeterView()
    ForEach(0..<8, id: \.self) { _ in TrackView() }
    if isMixing { MixerView() }
    Button("Mix") { isMixing.toggle() }
  }
}
