import SwiftUI

final class Engine {}

/// A struct whose values are never equal, because each holds an object of its own.
struct Garage {
  let engine = Engine()
}

struct GarageKey: EnvironmentKey {
  static var defaultValue: Garage { Garage() }
}
