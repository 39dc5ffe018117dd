import SwiftUI

struct Panel: View {
  @State private var isOn = false
  @State private var isBold = false
  var body: some View {
    VStack {
      // No animation, and a style that none would show.
      Toggle("On", isOn: $isOn)
      if isOn { Rectangle().frame(width: 100) } else { Rectangle() }
      Toggle("Bold", isOn: $isBold.animation())
      if isBold { Text("A").bold() } else { Text("A") }
    }
  }
}
