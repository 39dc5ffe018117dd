import Combine
import SwiftUI

// A branch that takes another one's place subscribes again at once.
struct Clock: View {
  let ticks: PassthroughSubject<Int, Never>
  @State private var isOn = false
  @State private var count = 0
  var body: some View {
    Group {
      if isOn { Text("\(count)") } else { Button("Start") { isOn = true } }
    }
    .onReceive(ticks) { count = $0 }
  }
}

/// No caller says anything but `false`.
struct PINField: View {
  var isSecure = false
  @State private var text = ""
  var body: some View {
    Group {
      if isSecure { SecureField("PIN", text: $text) } else { TextField("PIN", text: $text) }
    }
    .onChange(of: text) { print(text) }
  }
}

struct Lock: View {
  var body: some View {
    PINField()
    PINField(isSecure: false)
  }
}
