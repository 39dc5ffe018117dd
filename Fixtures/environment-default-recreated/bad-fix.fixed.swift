import SwiftUI

final class Clockwork: Sendable {}

struct ClockworkKey: EnvironmentKey {
  static let defaultValue: Clockwork = Clockwork()  // expect: a new `Clockwork`
}

struct WoundKey: EnvironmentKey {
  public static let defaultValue: Clockwork = Clockwork()  // expect: a new `Clockwork`
}
