import SwiftUI

// The ways by which a body reaches an expensive call.

struct Ways: View {
  let date: Date
  @State private var isOpen = false

  private var computed: String {
    let formatter = DateFormatter()  // expect: `DateFormatter()` (formatter construction) runs on every evaluation of `Ways.body`
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }
  private func called(_ date: Date) -> String {
    ISO8601DateFormatter().string(from: date)  // expect: `ISO8601DateFormatter()` (formatter construction) runs on every evaluation of `Ways.body`
  }
  private static var computedStatic: NumberFormatter { NumberFormatter() }  // expect: `NumberFormatter()`
  @ViewBuilder private var part: some View {
    Text(ListFormatter().string(from: ["a"]) ?? "")  // expect: `ListFormatter()`
  }

  var body: some View {
    VStack {
      Text(computed)  // note: `body` reads `computed`
      Text(called(date))  // note: `body` calls `called()`
      Text(Self.computedStatic.string(from: 1) ?? "")
      part
      if isOpen {
        Text(names.map { RelativeDateTimeFormatter().localizedString(for: date, relativeTo: date) + $0 }.joined())  // expect: `RelativeDateTimeFormatter()`
      }
      // A closure that the body calls is part of it.
      let make = { MeasurementFormatter() }  // expect: `MeasurementFormatter()`
      Text(make().string(from: Measurement(value: 1, unit: UnitLength.meters)))
    }
    .overlay { Text(ByteCountFormatter().string(fromByteCount: 1)) }  // expect: `ByteCountFormatter()`
    .sheet(isPresented: $isOpen) { Text(DateIntervalFormatter().string(from: date, to: date)) }
  }

  private let names = ["a", "b"]
}

struct Rows: View {
  let dates: [Date]
  var body: some View {
    List(dates, id: \.self) { date in
      Text(DateFormatter().string(from: date))  // expect: info: once for each row
    }
    GeometryReader { proxy in
      Text(NumberFormatter().string(from: NSNumber(value: Double(proxy.size.width))) ?? "")  // expect: info: `NumberFormatter()`
    }
    ForEach(dates, id: \.self) { RowOfDates(date: $0) }
  }
}

struct RowOfDates: View {
  let date: Date
  var body: some View {
    Text(DateFormatter().string(from: date))  // expect: info: `RowOfDates.body`, once for each row
  }
}

struct Shade: ViewModifier {
  func body(content: Content) -> some View {
    content.opacity(Double(NumberFormatter().maximumFractionDigits))  // expect: `Shade.body()`
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibilityLabel(ListFormatter().string(from: []) ?? "")  // expect: `Pressed.makeBody()`
  }
}

struct Page: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    view.text = NumberFormatter().string(from: 1)  // expect: `Page.updateUIView()`
  }
}
