import SwiftUI

// The same with a write; and with a comment that says that the reset is meant.

struct Editor: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text) }
}

struct Sheet: View {
  private let isPlain: Bool
  init(plain: Bool = false) { isPlain = plain }
  var body: some View {
    if isPlain { Editor() } else { Editor().padding() }  // expect: info: both branches show `Editor`
  }
}

struct Home: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Sheet(plain: isOn)
      // Two branches on purpose: the draft starts over.
      if isOn { Editor() } else { Editor().padding() }  // expect: info: both branches show `Editor`
    }
  }
}
