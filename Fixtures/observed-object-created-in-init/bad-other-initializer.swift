// with: strict
import SwiftUI

final class ChipState: ObservableObject {
  @Published var isOn = false
}

struct Chip: View {
  @ObservedObject private var state: ChipState

  /// Only the app calls it, which nothing evaluates again.
  init(width: Int) {
    state = ChipState()  // expect: info: `Chip.init` creates `state`; the initializer runs again if its view is made again
  }

  init(state: ChipState) { self.state = state }

  var body: some View { Toggle("On", isOn: $state.isOn) }
}

struct Chips: View {
  let states: [ChipState]
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    ForEach(states.indices, id: \.self) { Chip(state: states[$0]) }
  }
}

struct ChipApp: App {
  var body: some Scene { WindowGroup { Chip(width: 1) } }
}
