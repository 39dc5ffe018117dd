// with: view_expressions=3
import SwiftUI

struct Sheet1: View {
  @Environment(\.dismiss) private var dismiss // expect: info: `@Environment(\.dismiss)` is used only in actions, but can evaluate the 5 views of `Sheet1` when something is presented
  var body: some View {
    VStack {
      Text("0")
      Text("1")
      Text("2")
      Button("Close") { dismiss() }
    }
  }
}
