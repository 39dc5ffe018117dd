// A static instance that only previews mention, also without its type's name, says nothing of the others.
import Combine
import SwiftUI

final class Alarm: ObservableObject {
  @Published var isLoud = false
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $isLoud.sink(receiveValue: save(isLoud:)).store(in: &cancellables)  // expect: warning: the subscription in `cancellables` captures `self`
  }
  private func save(isLoud: Bool) { print(isLoud) }
}

extension Alarm { static let sample = Alarm() }

final class Clock: ObservableObject {
  @Published var hours = 0
  func alarm() -> Alarm { Alarm() }
}

struct AlarmView: View {
  @StateObject var alarm: Alarm
  var body: some View { Toggle("Loud", isOn: $alarm.isLoud) }
}

struct ClockView: View {
  @ObservedObject var clock: Clock
  var body: some View {
    NavigationView { NavigationLink("Alarm", destination: AlarmView(alarm: clock.alarm())) }
  }
}

struct AlarmView_Previews: PreviewProvider {
  static var previews: some View { AlarmView(alarm: .sample) }
}
