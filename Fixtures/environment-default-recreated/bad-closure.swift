import SwiftUI

enum Defaults {
  static var volume = 0.5
}

struct LouderKey: EnvironmentKey {
  static var defaultValue: () -> Double {  // expect: warning: the default of `LouderKey`
    let start = Defaults.volume
    return { start * 2 }
  }
}
