import SwiftUI

final class Clockwork: @unchecked Sendable { var turns = 0 }
final class Diary { var pages = 0 }

extension EnvironmentValues {
  /// What drives the clock.
  @Entry var clockwork: Clockwork = EnvironmentValues._clockwork  // expect: a new `Clockwork`
  private static let _clockwork: Clockwork = Clockwork()
  // Not known to be safe to share.
  @Entry var diary: Diary = Diary()  // expect: a new `Diary`
}
