import SwiftUI

final class SampleState: ObservableObject {
  @Published var level = 0
  func raise() { level += 1 }
}

struct LevelView: View {
  @ObservedObject var state: SampleState
  var body: some View { Button("\(state.level)") { state.raise() } }
}

/// Only previews show it.
private struct Sample: View {
  let title: String
  var body: some View { LevelView(state: SampleState()) }
}

struct LevelView_Previews: PreviewProvider {
  static var previews: some View { Sample(title: "A") }
}

/// Nothing evaluates it again.
struct Still: View {
  var body: some View { LevelView(state: SampleState()) }
}
