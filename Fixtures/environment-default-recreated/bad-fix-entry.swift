import SwiftUI

final class Clockwork: @unchecked Sendable { var turns = 0 }
final class Diary { var pages = 0 }

extension EnvironmentValues {
  /// What drives the clock.
  @Entry var clockwork: Clockwork = Clockwork()  // expect: a new `Clockwork`
  // Not known to be safe to share.
  @Entry var diary: Diary = Diary()  // expect: a new `Diary`
}
