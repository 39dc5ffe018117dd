import SwiftUI

// An object of constants has no state that could be lost.

final class Handler: Sendable {
  let name = "handler"
  func handle() {}
}

extension EnvironmentValues {
  @Entry var handler = Handler()
}

struct HandlerKey: EnvironmentKey {
  static var defaultValue: Handler { Handler() }
}
