import SwiftUI

final class Clockwork: Sendable {}

struct ClockworkKey: EnvironmentKey {
  static var defaultValue: Clockwork { Clockwork() }  // expect: a new `Clockwork`
}

struct WoundKey: EnvironmentKey {
  public static var defaultValue: Clockwork { get { return Clockwork() } }  // expect: a new `Clockwork`
}
