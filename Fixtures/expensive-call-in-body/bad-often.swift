import SwiftUI

/// Content that is evaluated in each frame, or for each proposal of a size: as bad as in a row.
struct Frames: View {
  var body: some View {
    TimelineView(.animation) { context in
      Text(DateFormatter().string(from: context.date))  // expect: warning: `DateFormatter()`
    }
    Canvas { context, _ in
      let text = NumberFormatter().string(from: 3)  // expect: warning: `NumberFormatter()`
      context.draw(Text(text ?? ""), at: .zero)
    }
    Text("A")
      .visualEffect { content, _ in
        content.opacity(Double(ListFormatter().string(from: ["a"])?.count ?? 0))  // expect: warning: `ListFormatter()`
      }
    Text("B")
      .onGeometryChange(for: String.self) { proxy in
        MeasurementFormatter().string(from: Measurement(value: proxy.size.width, unit: UnitLength.meters))  // expect: warning: `MeasurementFormatter()`
      } action: { print($0) }
  }
}
