import SwiftUI

final class Clockwork: @unchecked Sendable { var turns = 0 }

struct ClockworkKey: EnvironmentKey {
  static var defaultValue: Clockwork { Clockwork() }  // expect: a new `Clockwork`
}

struct WoundKey: EnvironmentKey {
  public static var defaultValue: Clockwork { get { return Clockwork() } }  // expect: a new `Clockwork`
}
