import SwiftUI

struct Setting: View {
  @State private var isOn = false
  var body: some View {
    Toggle("Setting", isOn: $isOn.animation())
  }
}
