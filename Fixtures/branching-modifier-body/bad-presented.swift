import SwiftUI

extension View {
  func toast(_ text: String, isPresented: Binding<Bool>) -> some View {
    overlay { if isPresented.wrappedValue { Text(text) } }
  }
  func toast(_ text: String, action: String, isPresented: Binding<Bool>) -> some View {
    overlay { if isPresented.wrappedValue { Button(action) { isPresented.wrappedValue = false } } }
  }
}

struct Announced: ViewModifier {
  let hasAction: Bool
  @Binding var isPresented: Bool

  func body(content: Content) -> some View {
    if hasAction {  // expect: `Announced.body` shows `content` with different modifiers in each branch  // help: keep one `content`; always apply what presents, with an `isPresented` that also tests the condition
      content.toast("Saved", action: "Undo", isPresented: $isPresented)
    } else {
      content.toast("Saved", isPresented: $isPresented)
    }
  }
}

struct Editor: View {
  @State private var text = ""
  @State private var hasAction = false
  @State private var isPresented = false
  var body: some View {
    TextField("Text", text: $text).modifier(Announced(hasAction: hasAction, isPresented: $isPresented))
    Toggle("Action", isOn: $hasAction)
  }
}
