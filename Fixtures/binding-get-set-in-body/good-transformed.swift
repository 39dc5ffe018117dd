import SwiftUI

struct Form1: View {
  @State private var port = 80
  @State private var code = ""
  @State private var isOpen = false
  @AppStorage("sound") private var hasSound = true
  let store: Store1
  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "open" : "closed")
      // A setter that limits or changes the value has its place at a control.
      Stepper("Port", value: Binding(get: { port }, set: { port = min(max($0, 1), 65_535) }))
      TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }))
      // Nothing but the storage could be projected.
      Switch(isOn: Binding(get: { hasSound }, set: { store.keep($0) }))
    }
  }
}

final class Store1 {
  func keep(_ hasSound: Bool) { UserDefaults.standard.set(hasSound, forKey: "sound") }
}

struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("Sound", isOn: $isOn) }
}

// A local is not kept, so nothing can project it.

struct Cell { var text = "" }

struct Cells: View {
  let cells: [Cell]
  @State private var isOpen = false
  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "open" : "closed")
      field(for: cells[0])
    }
  }
  private func field(for cell: Cell) -> some View {
    var copy = cell
    return TextField("Text", text: Binding(get: { copy.text }, set: { copy.text = $0 }))
  }
}
