import SwiftUI

struct Player: View {
  @State private var isNight = false
  var body: some View {
    Toggle("Night", isOn: $isNight)
    if isNight {
      Cover().opacity(0.5)
    } else {
      Cover()
    }
  }
}

struct Cover: View {
  @State private var loads: [String] = []
  var body: some View {
    Button("Load") { loads = ["cover"] }
  }
}
