import SwiftUI

// The object only holds a binding that the view gets each time.

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct Popup: ViewModifier {
  @Binding var isShown: Bool
  private var shown: Box<Binding<Bool>>?
  init(isShown: Binding<Bool>) {
    _isShown = isShown
    shown = Box(isShown)
  }
  func body(content: Content) -> some View {
    content.onTapGesture { shown?.value.wrappedValue = false }
  }
}

struct Page: View {
  @State private var isShown = false
  var body: some View { Text("Page").modifier(Popup(isShown: $isShown)) }
}
