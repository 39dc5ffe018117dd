import SwiftUI

enum Defaults {
  static var volume = 0.5
}

struct LouderKey: EnvironmentKey {
  static var defaultValue: () -> Double {  // expect: info: the default of `LouderKey`  // help: store the closure in a `static let`
    let start = Defaults.volume
    return { start * 2 }
  }
}
