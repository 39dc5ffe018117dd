import SwiftUI

@Observable final class Mixer {
  var level = 0.5
  var title: Binding<String> { Binding(get: { "Mixer" }, set: { _ in }) }
}

extension Binding where Value == Bool {
  var negated: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
}

extension View {
  func failing(_ message: Binding<String?>) -> some View {
    alert("Failed", isPresented: Binding(get: { message.wrappedValue != nil }, set: { _ in message.wrappedValue = nil })) {}
  }
}

struct Fader: View {
  @Bindable var mixer: Mixer
  @State private var isMuted = false
  @State private var failure: String?
  @State private var edited: Binding<Double>?
  let text: Binding<String>

  init(mixer: Mixer, name: String) {
    self.mixer = mixer
    // Once for each value of the view.
    text = Binding(get: { name }, set: { _ in })
  }

  /// Not called by anything that runs in an update.
  private func open() {
    edited = Binding(get: { mixer.level }, set: { mixer.level = $0 })
  }

  var body: some View {
    VStack {
      Slider(value: $mixer.level)
      Toggle("On", isOn: $isMuted.negated)
      Button("Edit") {
        edited = Binding(get: { mixer.level }, set: { mixer.level = $0 })
      }
      Button("Open", action: open)
      TextField("Text", text: text)
      TextField("Constant", text: .constant("A"))
    }
    .failing($failure)
  }
}
