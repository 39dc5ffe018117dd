import SwiftUI

struct Caption: View {
  @State private var isOn = false
  var body: some View {
    Text("caption")
      .padding(isOn ? 16 : 0)
      .foregroundColor(isOn ? .red : nil)
      .frame(width: isOn ? 80 : nil)
  }
}
