// Who passes another value is not seen: advice only.
// with: strict
import SwiftUI

public struct Volume: View {
  @State private var level: Int
  public init(level: Int) {
    _level = State(initialValue: level)  // expect: info: `@State level`
  }
  public var body: some View { Text("\(level)") }
}
