import SwiftUI

/// Text of a fresh identifier, an object of Foundation, a file that is read.
struct StampKey: EnvironmentKey {
  static var defaultValue: String { UUID().uuidString }  // expect: info: the default of `StampKey`  // help: store the value in a `static let`, or set it where it is known
}

extension EnvironmentValues {
  @Entry var decoder = JSONDecoder()  // expect: info: the default of `\.decoder`
  @Entry var licence: String = (try? String(contentsOfFile: "licence.txt", encoding: .utf8)) ?? ""  // expect: info: the default of `\.licence`
}
