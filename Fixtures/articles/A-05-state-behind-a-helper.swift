import SwiftUI

extension View {
  @ViewBuilder func changed<V: View>(_ isOn: Bool, by change: (Self) -> V) -> some View {  // expect: conditional-modifier-helper:
    if isOn { change(self) } else { self }
  }
}

struct Entry: View {
  @State var draft = ""  // expect: private-state: draft
  var body: some View { TextField("Entry", text: $draft) }
}

struct Journal: View {
  @State private var isMarked = false
  var body: some View {
    Toggle("Mark", isOn: $isMarked)
    Entry().changed(isMarked) { $0.background(Color.yellow) }  // expect: conditional-modifier-use: `@State draft` of `Entry`
  }
}
