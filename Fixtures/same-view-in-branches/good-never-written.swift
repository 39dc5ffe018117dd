import SwiftUI

// The state has what the caller passed, and nothing changes it.
struct Hint: View {
  @State var text: String
  @State var detail = ""
  var body: some View { Text(text + detail) }
}

/// Where it is not known whose names these are.
@dynamicMemberLookup struct Box {
  subscript(dynamicMember name: String) -> String {
    get { name }
    set {}
  }
}

func clear(_ box: inout Box) {
  box.text = ""
  box.detail = ""
}

struct Hints: View {
  @State private var isDark = false
  var body: some View {
    if isDark {
      Hint(text: "Light", detail: "Click")
    } else {
      Hint(text: "Dark", detail: "Click twice")
    }
    Toggle("Dark", isOn: $isDark)
  }
}
