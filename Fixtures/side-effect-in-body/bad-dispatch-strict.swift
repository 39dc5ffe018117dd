// with: strict
import SwiftUI

final class Layout {
  var height = 0.0
  var width = 0.0
}

struct Measured: View {
  let layout: Layout
  let height: Double
  var body: some View {
    // Nothing observes the height.
    let _ = DispatchQueue.main.async { layout.height = height }  // expect: info: schedules work on every evaluation of `Measured.body`
    Text("\(measure())")
  }

  private func measure() -> Double {
    if layout.width != height { layout.width = height }  // expect: info: `Measured.body` writes `Layout.width` on every evaluation
    return layout.width
  }
}

struct Screen: View {
  let layout = Layout()
  @State private var height = 1.0
  var body: some View {
    Measured(layout: layout, height: height)
    Button("Grow") { height += 1 }
  }
}
