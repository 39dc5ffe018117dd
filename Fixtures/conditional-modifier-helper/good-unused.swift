import SwiftUI

extension View {
  /// Nothing uses it.
  @ViewBuilder
  func applyIf<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }

  /// No argument turns a style off.
  @ViewBuilder
  func choose<A: View, B: View>(_ condition: Bool, then: (Self) -> A, otherwise: (Self) -> B) -> some View {
    if condition { then(self) } else { otherwise(self) }
  }
}

struct Table7: View {
  @State private var isPlain = false
  var body: some View {
    List { Button("Plain") { isPlain.toggle() } }
      .choose(isPlain, then: { $0.listStyle(.plain) }, otherwise: { $0.listStyle(.sidebar) })
  }
}
