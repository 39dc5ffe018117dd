import SwiftUI
import SomebodysHelpers

// The helper is declared in a package that is not read: its name and shape speak.
struct Board: View {
  @State private var isOn = false; func changeIsOn() { withAnimation { isOn.toggle() } }

  var body: some View {
    Rectangle().if(isOn) { $0.opacity(0.3) }  // expect: info: `.if(isOn)` replaces `Rectangle` with a different view when `isOn` changes
    Rectangle().applyIf(isOn) { view in view.frame(width: 10) }  // expect: info: `.applyIf(isOn)`
  }
}
