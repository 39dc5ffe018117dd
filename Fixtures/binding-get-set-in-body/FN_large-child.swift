// A child that is expensive to evaluate would make it a warning; how expensive one is, nobody counts.
import SwiftUI

/// What takes the binding is large.
struct Cockpit: View {
  @Binding var speed: Double
  var body: some View {
    VStack {
      HStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
      }
      HStack {
        Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
      }
      HStack {
        Text("13"); Text("14"); Text("15"); Text("16"); Text("17"); Text("18")
      }
      Slider(value: $speed)
    }
  }
}

struct Train: View {
  @State private var percent = 0
  @State private var isLate = false
  var body: some View {
    Button(isLate ? "Late" : "On time") { isLate.toggle() }
    Cockpit(speed: Binding(get: { Double(percent) }, set: { percent = Int($0) }))  // expect: info: `speed:` of `Cockpit`
  }
}
