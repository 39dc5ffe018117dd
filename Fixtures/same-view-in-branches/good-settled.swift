import SwiftUI

// Conditions that never change while the view is shown.

struct Editor: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text) }
}

struct Sheet: View {
  private let isPlain: Bool
  init(plain: Bool = false) { isPlain = plain }
  var body: some View {
    if isPlain { Editor() } else { Editor().padding() }
  }
}

struct Middle: View {
  let isPlain: Bool
  var body: some View { Sheet(plain: isPlain) }
}

struct Home: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Sheet()
      Middle(isPlain: true)
      if isOn { Editor() } else { Editor().padding() }
    }
  }
}
