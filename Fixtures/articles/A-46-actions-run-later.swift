import SwiftUI

struct Doorbell: View {
  @State private var rings = 0
  var body: some View {
    Button("Ring") {
      DispatchQueue.main.async { rings += 1 }
      print("rung")
    }
    Text("\(rings)")
  }
}
