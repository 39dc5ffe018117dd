import SwiftUI

/// The rows stand in a property of their own; that a `List` shows them is not seen from there.
struct Ledger: View {
  let lines: [String]
  var body: some View {
    List { rows }
  }
  private var rows: some View {
    ForEach(lines, id: \.self) { AnyView(Text($0)) }
  }
}
