import SwiftUI

final class Clockwork: Sendable {}
final class Diary {}

extension EnvironmentValues {
  /// What drives the clock.
  @Entry var clockwork: Clockwork = EnvironmentValues._clockwork  // expect: a new `Clockwork`
  private static let _clockwork: Clockwork = Clockwork()
  // Not known to be safe to share.
  @Entry var diary: Diary = Diary()  // expect: a new `Diary`
}
