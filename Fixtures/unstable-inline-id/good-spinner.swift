import SwiftUI

// The spinner begins again wherever it appears: there is nothing that it could lose.

struct Spinner: View {
  @State private var angle = 0.0
  var body: some View {
    Image(systemName: "arrow.clockwise")
      .rotationEffect(.degrees(angle))
      .onAppear {
        withAnimation(.linear.repeatForever()) { angle = 360 }
      }
  }
}

struct Page: View {
  @State private var isBusy = false
  var body: some View {
    Toggle("Busy", isOn: $isBusy)
    if isBusy { Spinner().id(UUID()) }
  }
}
