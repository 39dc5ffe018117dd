import SwiftUI

struct Player: View {
  @State var isPlaying = false  // expect: info:
  @State public var volume = 0.5  // expect: warning:
  @FocusState
  internal var isFocused: Bool  // expect: info:
  @State private(set) var speed = 1.0  // expect: info:
  // Set by another view.
  @State var title = ""  // expect: info: callers pass a value

  var body: some View {
    Toggle(title, isOn: $isPlaying)
      .focused($isFocused)
      .opacity(volume * speed)
  }
}

struct Stage: View {
  var body: some View { Player(title: "Now") }
}
