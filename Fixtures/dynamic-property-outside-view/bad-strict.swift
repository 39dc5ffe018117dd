// Some say that views follow it, some that they do not: advice only.
// with: strict
import SwiftUI

@Observable final class Settings {
  @ObservationIgnored @AppStorage("size") var size = 12  // expect: info: `@AppStorage size`
}
