// An array of a few values costs little.
// with: strict
import SwiftUI

struct Forecast: View {
  let names: [String]
  @State private var shown = ""
  var body: some View {
    Text(shown)
      .task(id: [names.first, names.last]) { shown = "" }  // expect: info: `task` compares an array that is created on every update
  }
}
