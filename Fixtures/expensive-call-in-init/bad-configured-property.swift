import SwiftUI

/// No constant formatter has the range of each field.
struct NumberField: View {
  @Binding var value: Double
  @State private var text = ""
  private let formatter: NumberFormatter

  init(value: Binding<Double>, range: ClosedRange<Double>) {
    _value = value
    formatter = NumberFormatter()  // expect: `NumberFormatter()` (formatter construction) runs in `NumberField.init`  // help: keep one formatter for each configuration
    formatter.minimum = NSNumber(value: range.lowerBound)
    formatter.maximum = NSNumber(value: range.upperBound)
  }

  var body: some View {
    TextField("", text: $text).onSubmit { value = formatter.number(from: text)?.doubleValue ?? value }
  }
}

struct Settings: View {
  @State private var size = 1.0
  @State private var limit = 10.0
  var body: some View {
    NumberField(value: $size, range: 0...limit)
    Slider(value: $limit)
  }
}
