// with: strict
import SwiftUI

// Properties, functions and locals give bindings to controls, which are evaluated with their view in any case.

struct Dimmer: View {
  @State private var percent = 50
  @State private var names: [String] = []

  private var brightness: Binding<Double> {
    Binding(get: { Double(percent) }, set: { percent = Int($0) })  // expect: info: `Dimmer.brightness` creates a new `Binding(get:set:)` at every evaluation, which SwiftUI cannot compare
  }

  private func name(at i: Int) -> Binding<String> {
    .init(get: { names[i] }, set: { names[i] = $0 })  // expect: `Dimmer.name()`
  }

  var body: some View {
    VStack {
      Slider(value: brightness, in: 0...100)
      TextField("Name", text: name(at: 0))
    }
  }
}

struct GuestLocals: View {
  let guests: [String]
  @State private var invited: Set<String> = []
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(guests, id: \.self) { guest in
          let isInvited = Binding<Bool> {  // expect: info: for each row
            invited.contains(guest)
          } set: { _ in
            invited.insert(guest)
          }
          Toggle(guest, isOn: isInvited)
        }
      }
    }
  }
}
