import SwiftUI

// Where the object can be kept depends on what receives it.

final class Tuner: ObservableObject {
  @Published var station = ""
}

struct Radio: View {
  @ObservedObject var tuner: Tuner
  var body: some View { TextField("Station", text: $tuner.station) }
}

struct Glow: ButtonStyle {
  @ObservedObject var tuner: Tuner
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onAppear { tuner.station = "on" }
      .opacity(tuner.station.isEmpty ? 0.5 : 1)
  }
}

struct Dashboard: View {
  let names: [String]
  @State private var isShown = false
  @State private var count = 0
  var body: some View {
    Stepper("\(count)", value: $count)
    Radio(tuner: Tuner())  // expect: creates a new `Tuner`  // help: keep the `Tuner` in a `@StateObject private var` of this view, or in a `@StateObject` of the view that receives it
    Button("Show") { isShown = true }
      .buttonStyle(Glow(tuner: Tuner()))  // expect: creates a new `Tuner`  // help: keep the `Tuner` in a `@StateObject private var` of this view
      .sheet(isPresented: $isShown) {
        Radio(tuner: Tuner())  // expect: info: on every update that reaches it  // help: keep the `Tuner` in a `@StateObject` of the view that receives it
      }
    ForEach(names, id: \.self) { name in
      Radio(tuner: Tuner())  // expect: in each row on every update  // help: keep one `Tuner` for each row in an object that lasts longer than the view
      Text(name)
    }
  }
}
