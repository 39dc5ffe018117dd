// with: strict
import SwiftUI

/// What is stored never changes.
struct Hints: View {
  @State private var hint: AnyView?  // expect: info: keeps an `AnyView`
  var body: some View {
    Button("Help") { hint = AnyView(Text("Help")) }
    hint
  }
}
