import SwiftUI

enum Size { case small, large }

struct Shown: View {
  let isPaid: Bool
  let size: Size
  @State private var isOn = false
  @State private var text = ""
  @State private var list = [1, 2]
  private static let limit = 3.0

  var body: some View {
    Toggle("A", isOn: .constant(true))
    Toggle("B", isOn: .constant(isPaid))
    Picker("C", selection: .constant(Size.small)) { Text("Small") }
    Slider(value: .constant(Self.limit))
    Toggle("D", isOn: .constant(isOn)).disabled(true)
    VStack {
      TextField("E", text: .constant(text))
    }
    .disabled(!isOn)
    TextEditor(text: .constant(text)).textSelection(.enabled)
    Toggle("F", isOn: .constant(isOn)).allowsHitTesting(false)
    Toggle("G", isOn: $isOn)
    Stars(count: .constant(list.count))
    summary.disabled(true)
    List(list, id: \.self) { Text("\($0)") }
      .environment(\.editMode, .constant(isOn ? .active : .inactive))
  }

  private var summary: some View {
    TextField("Text", text: .constant(text))
  }
}

/// It only reads the binding.
struct Stars: View {
  @Binding var count: Int
  var body: some View { Text("\(count)") }
}

struct Shown_Previews: PreviewProvider {
  static var previews: some View {
    let text = "preview"
    TextField("Text", text: .constant(text))
  }
}

/// Something else of that name.
struct Curve {
  static func constant(_ value: Double) -> Curve { Curve() }
}

struct Plot2: View {
  let curve: Curve
  var body: some View { Text("Plot") }
}

struct Plots: View {
  @State private var level = 1.0
  var body: some View { Plot2(curve: .constant(level)) }
}
