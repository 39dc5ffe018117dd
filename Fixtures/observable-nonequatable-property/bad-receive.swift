import Combine
import SwiftUI

struct Sample { var level = 0.0 }

@Observable final class Recorder {
  var sample = Sample()  // expect: info: a write of `sample` for each value of a publisher always counts as a change, because `Sample` is not `Equatable`
}

/// Written with each tick that the view is told of.
struct LevelMeter: View {
  @State private var recorder = Recorder()
  private let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("\(recorder.sample.level)")
      .onReceive(ticks) { _ in recorder.sample = Sample(level: 1) }
  }
}
