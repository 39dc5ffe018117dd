import SwiftUI

final class Clock: ObservableObject {
  static let `default` = Clock()
  @Published var seconds = 0
}

/// Kept by another type.
enum Services {
  static let clock = Clock()
}

struct ClockFace: View {
  @StateObject private var clock = Clock.default  // expect: info: `@StateObject clock` holds `Clock.default`
  @StateObject private var other = Services.clock  // expect: `@StateObject other` holds `Services.clock`
  @StateObject private var short: Clock = .default  // expect: `@StateObject short` holds `Clock.default`
  var body: some View { Text("\(clock.seconds)\(other.seconds)\(short.seconds)") }
}
