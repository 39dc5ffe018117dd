// What asks SwiftUI why it evaluates, and modifiers that animate what their closure adds.

import Foundation

nonisolated extension View {
  public static func _printChanges() {}
  public static func _logChanges() {}

  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { stub() as V }
}

extension Path {
  public mutating func addLines(_ lines: [CGPoint]) {}
}
