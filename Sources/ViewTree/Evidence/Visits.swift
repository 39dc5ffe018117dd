// How much one question may look at.

import Project

/// What is left of `FollowLimit.visits` for one question.
final class Visits {
  private var left = FollowLimit.visits

  /// Whether the question may look at one more expression, write or call.
  func goOn() -> Bool {
    left -= 1
    return left > 0
  }

  /// Whether it may not; what it has found so far then says nothing of the rest.
  var isOver: Bool { left <= 0 }
}
