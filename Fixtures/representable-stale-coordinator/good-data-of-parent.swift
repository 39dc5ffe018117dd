import SwiftUI

/// The wheel keeps its rows until it is told to load them again, so an assignment alone would not help.
struct Wheel: UIViewRepresentable {
  var rows: [String]

  final class Coordinator: NSObject, UIPickerViewDataSource {
    var parent: Wheel
    init(_ parent: Wheel) { self.parent = parent }
    func numberOfComponents(in picker: UIPickerView) -> Int { 1 }
    func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int { parent.rows.count }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = context.coordinator
    return picker
  }
  func updateUIView(_ picker: UIPickerView, context: Context) {}
}

struct Wheels: View {
  @State private var rows = ["a"]
  var body: some View {
    Button("Add") { rows.append("b") }
    Wheel(rows: rows)
  }
}
