import SwiftUI

struct SwitchState {
  var isOn = false
  var isHidden = false
}

final class SwitchModel: ObservableObject {
  @Published private var state = SwitchState()
  // Only the initializer sets this part of the state.
  var isHidden: Bool { state.isHidden }
  var isOn: Bool { state.isOn }

  init(isHidden: Bool) { state.isHidden = isHidden }

  func toggle() { state.isOn.toggle() }
}

extension View {
  @ViewBuilder
  func gone(_ isGone: Bool) -> some View {
    if isGone { hidden() } else { self }
  }
}

struct Countdown: View {
  @State private var left = 10
  var body: some View { Button("\(left)") { left -= 1 } }
}

struct SwitchBar: View {
  @ObservedObject var model: SwitchModel
  var body: some View {
    HStack {
      Countdown()
      Button(model.isOn ? "Off" : "On") { model.toggle() }
    }
    .gone(model.isHidden)
  }
}
