import SwiftUI

final class Meter: ObservableObject {
  @Published private(set) var value = 0  // expect: `MeterView` shows `Meter.value`
  func step() { value += 1 }
}

struct MeterView: View {
  @ObservedObject var meter: Meter
  var body: some View { Text("\(meter.value)") }
}
