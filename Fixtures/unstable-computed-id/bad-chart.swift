import Charts
import SwiftUI

struct Point: Identifiable {
  let day: Int
  let value: Double
  var id: String { UUID().uuidString }  // expect: warning: `Point.id`
}

struct Curve: View {
  let points: [Point]
  var body: some View {
    Chart(points) { PointMark(x: .value("Day", $0.day), y: .value("Value", $0.value)) }  // note: identifies elements by `id`
  }
}
