// with: strict
import SwiftUI

struct Dimmer: View {
  @State private var percent = 50
  @State private var isMuted = false

  var body: some View {
    VStack {
      Text("Volume").bold(isMuted)
      Toggle("Mute", isOn: $isMuted)
      Slider(value: Binding(get: { Double(percent) }, set: { percent = Int($0) }), in: 0...100)  // expect: info: `value:` of `Slider` gets a new `Binding(get:set:)` at every evaluation of `Dimmer.body`, which SwiftUI cannot compare
      Toggle(
        "On",
        isOn: Binding {  // expect: `isOn:` of `Toggle`
          percent > 0
        } set: {
          percent = $0 ? 100 : 0
        })
      Toggle("On", isOn: Binding<Bool>(get: { percent > 0 }, set: { percent = $0 ? 100 : 0 }).animation())  // expect: `isOn:` of `Toggle`
    }
  }
}

struct Guests: View {
  let guests: [String]
  @State private var invited: Set<String> = []
  var body: some View {
    List(guests, id: \.self) { guest in  // note: a row is built for each element here
      Toggle(guest, isOn: Binding(get: { invited.contains(guest) }, set: { _ in invited.insert(guest) }))  // expect: info: `isOn:` of `Toggle` gets a new `Binding(get:set:)` for each row at every evaluation of `Guests.body`
    }
  }
}

struct GuestRow: View {
  let guest: String
  @Binding var invited: Set<String>
  var body: some View {
    Toggle(guest, isOn: Binding(get: { invited.contains(guest) }, set: { _ in invited.insert(guest) }))  // expect: info: for each row
  }
}

struct GuestRows: View {
  let guests: [String]
  @State private var invited: Set<String> = []
  var body: some View {
    List {
      ForEach(guests, id: \.self) { GuestRow(guest: $0, invited: $invited) }  // note: `GuestRow` is built for each row here
    }
  }
}

struct Gauge2: View {
  @Binding var value: Double
  let title: String
  var body: some View { Text(title) }
}

struct Gauges: View {
  @State private var percent = 50
  @State private var isLit = false
  var body: some View {
    Button(isLit ? "Off" : "On") { isLit.toggle() }
    Gauge2(value: Binding(get: { Double(percent) }, set: { percent = Int($0) }), title: "A")  // expect: info: `value:` of `Gauge2` gets a new `Binding(get:set:)` at every evaluation of `Gauges.body`
  }
}

struct Forms: View {
  @State private var percent = 50
  @State private var isLit = false
  var body: some View {
    Button(isLit ? "Off" : "On") { isLit.toggle() }
    Slider(value: Binding.init(get: { Double(percent) }, set: { percent = Int($0) }), in: 0...100)  // expect: `value:` of `Slider`
    Slider(value: Binding(get: { Double(percent) }) { percent = Int($0) }, in: 0...100)  // expect: `value:` of `Slider`
    Text("Volume")
  }
}
