import SwiftUI

extension View {
  @ViewBuilder
  func when<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }

  // What callers show is not known here, and `allowsHitTesting` does not animate.
  func guarded(_ isOn: Bool) -> some View { modifier(Guard(isOn: isOn)) }
}

struct Guard: ViewModifier {
  let isOn: Bool
  @State private var isTall = false
  func body(content: Content) -> some View {
    content
      .when(isTall) { view in ScrollView { view } }
      .onTapGesture { isTall.toggle() }
  }
}

struct Page: View {
  @State private var isOn = false
  var body: some View { Text("Page").guarded(isOn).onTapGesture { isOn.toggle() } }
}
