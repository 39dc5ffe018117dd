import SwiftUI

// Nothing is known to change the number of lines: callers elsewhere may pass any constant.
public struct Grid: View {
  public let lines: Int
  public init(lines: Int = 20) { self.lines = lines }
  public var body: some View {
    VStack { ForEach(0..<lines) { _ in Divider() } }
  }
}
