import SwiftUI

@Observable final class Meter {
  private(set) var samples: [Double] = []
  private(set) var unit = 1.0
  private let limit = 60

  func add(_ sample: Double) {
    samples.append(sample)
    trim()
  }
  func change() { unit = 2 }
  private func trim() {
    if samples.count > limit { samples.removeFirst(samples.count - limit) }
  }
}

/// There are never more than the limit.
struct Graph: View {
  let meter: Meter
  var body: some View {
    Text("\(meter.unit)")
    ForEach(meter.samples.map { $0 * 2 }, id: \.self) { Text("\($0)") }
  }
}
