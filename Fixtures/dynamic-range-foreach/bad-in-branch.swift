import SwiftUI

// The number of columns is known before the branch shows them.

struct Importer: View {
  @State private var columns = 0
  @State private var step = 1
  var body: some View {
    if step == 1 {
      Button("Open") {
        columns = 3
        step = 2
      }
    } else {
      ForEach(0..<columns) { Text("\($0)") }  // expect: warning: reads the range
    }
  }
}
