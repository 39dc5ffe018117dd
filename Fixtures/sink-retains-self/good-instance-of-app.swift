// Code of the app uses the static instance, also without its type's name.
import Combine
import SwiftUI

final class Alarm: ObservableObject {
  static let standard = Alarm()
  @Published var isLoud = false
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $isLoud.sink(receiveValue: save(isLoud:)).store(in: &cancellables)
  }
  private func save(isLoud: Bool) { print(isLoud) }
}

struct AlarmView: View {
  @ObservedObject var alarm: Alarm
  var body: some View { Toggle("Loud", isOn: $alarm.isLoud) }
}

struct ClockView: View {
  var body: some View { AlarmView(alarm: .standard) }
}

struct AlarmView_Previews: PreviewProvider {
  static var previews: some View { AlarmView(alarm: .standard) }
}
