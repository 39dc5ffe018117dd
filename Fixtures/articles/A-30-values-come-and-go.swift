import SwiftUI

final class Recorder: ObservableObject {
  @Published var level = 0; func record() { level += 1 }
}

final class Meter {
  var peak = 0
  deinit { peak = -1 }
}

struct Panel: View {
  @ObservedObject private var recorder = Recorder()  // expect: observed-object-owned: info:
  let meter = Meter()  // expect: reference-created-in-view-property:
  @StateObject private var kept = Recorder()
  var body: some View { Text("\(recorder.level) \(meter.peak) \(kept.level)") }
}
