import SwiftUI

/// A stand-in for what some systems lack never calls its closure.
extension View {
  func onPointer(perform action: (Bool) -> Void) -> some View { self }
}

struct Lights: View {
  @State private var isInside = false
  var body: some View {
    Text(isInside ? "in" : "out").onPointer { isInside = $0 }
  }
}
