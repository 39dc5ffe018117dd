import SwiftUI

final class Clockwork: Sendable {}
final class Diary {}

extension EnvironmentValues {
  /// What drives the clock.
  @Entry var clockwork: Clockwork = Clockwork()  // expect: a new `Clockwork`
  // Not known to be safe to share.
  @Entry var diary: Diary = Diary()  // expect: a new `Diary`
}
