import SwiftUI

final class Clockwork: @unchecked Sendable { var turns = 0 }

struct ClockworkKey: EnvironmentKey {
  static let defaultValue: Clockwork = Clockwork()  // expect: a new `Clockwork`
}

struct WoundKey: EnvironmentKey {
  public static let defaultValue: Clockwork = Clockwork()  // expect: a new `Clockwork`
}
