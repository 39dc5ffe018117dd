import SwiftUI

extension Binding {
  func map<Other>(getter: @escaping (Value) -> Other, setter: @escaping (Other) -> Value) -> Binding<Other> {
    Binding<Other>(get: { getter(wrappedValue) }, set: { wrappedValue = setter($0) })
  }
}

/// A binding is read with each evaluation, and set by the control.
struct AirTime: View {
  @Binding var time: String
  var body: some View {
    DatePicker("Time", selection: $time.map(getter: { date(of: $0) }, setter: { text(of: $0) }))
  }
  private func date(of text: String) -> Date {
    DateFormatter().date(from: text) ?? .now  // expect: `DateFormatter()`
  }
  private func text(of date: Date) -> String {
    DateFormatter().string(from: date)
  }
}
