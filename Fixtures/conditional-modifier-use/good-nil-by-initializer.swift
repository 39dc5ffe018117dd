import SwiftUI

/// Which initializer the caller uses decides for good whether the field has a focus.
struct InputField: View {
  @Binding var text: String
  let focus: FocusState<Bool>.Binding?

  init(text: Binding<String>, focus: FocusState<Bool>.Binding) {
    _text = text
    self.focus = focus
  }

  init(text: Binding<String>) {
    _text = text
    focus = nil
  }

  var body: some View { TextField("Name", text: $text).following(focus) }
}

extension View {
  @ViewBuilder
  func following(_ focus: FocusState<Bool>.Binding?) -> some View {
    if let focus { focused(focus) } else { self }
  }
}

struct Form: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    InputField(text: $name, focus: $isFocused)
    InputField(text: $name)
  }
}
