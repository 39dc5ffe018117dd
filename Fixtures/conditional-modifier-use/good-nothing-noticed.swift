import SwiftUI

// The condition changes, but what is lost is held elsewhere, never existed, or is set again with one touch.

extension View {
  @ViewBuilder
  func when<Result: View>(_ isOn: Bool, _ change: (Self) -> Result) -> some View {
    if isOn { change(self) } else { self }
  }

  @ViewBuilder
  func named(_ name: String?) -> some View {
    if let name { accessibilityIdentifier(name) } else { self }
  }
}

struct SchemeButton: View {
  @State private var scheme: ColorScheme = .light
  var body: some View { Button("Scheme") { scheme = .dark }.colorScheme(scheme) }
}

struct KeyButton: View {
  @State private var isPressed = false
  var body: some View { Button("Key") { isPressed.toggle() }.opacity(isPressed ? 0.5 : 1) }
}

struct Months: View {
  @State private var isTall = false
  @State private var month: Int?
  var body: some View {
    ScrollView { ForEach(0..<12) { Text("\($0)") } }
      .scrollPosition(id: $month)
      .when(isTall) { $0.frame(height: 300) }
    Button("Tall") { isTall.toggle() }
  }
}

struct Key: View {
  @State private var isShown = false
  let key: String
  @State private var text = ""
  var body: some View {
    TextField("Key", text: .constant(key)).when(isShown) { $0.font(.headline) }
    TextField("Key", text: isShown ? .constant(key) : .constant("•")).when(isShown) { $0.font(.headline) }
    TextField("Key", text: $text).disabled(true).when(isShown) { $0.font(.headline) }
    SchemeButton().when(isShown) { $0.font(.headline) }
    Button("Show") { isShown.toggle() }
  }
}

// The change is animated, but a name for tests does not move.
struct Keys: View {
  @State private var isShown = false
  var body: some View {
    KeyButton().named(isShown ? "key" : nil)
    Button("Show") { withAnimation { isShown.toggle() } }
  }
}
